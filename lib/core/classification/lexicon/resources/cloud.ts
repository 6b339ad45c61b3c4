import type { Resource } from "../resource";

/** Infrastructure in an account. */
export const CLOUD: readonly Resource[] = [
  {
    id: "compute",
    label: "machines and clusters",
    private: 1,
    writers: 0,
    readers: 1,
    words:
      "instance virtual_machine vm ec2 droplet server_instance cluster node_pool node_group compute lambda lambda_function cloud_function serverless autoscaling worker fleet sandbox_instance ecs eks gke aks compute_instance hypervisor proxmox vps 实例 虚拟机 服务器 集群 sunucu",
  },
  {
    id: "container",
    label: "containers",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "container docker docker_image docker_container container_image pod kubernetes deployment_manifest namespace helm helm_release replica kubectl statefulset configmap ingress daemonset volume docker_compose compose_stack image_layer k8s 容器 镜像 命名空间",
  },
  {
    id: "object-store",
    label: "stored objects",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "bucket s3 blob blob_storage s3_object storage_account object_storage gcs file_share storage_bucket 存储桶 对象存储 storage_object",
  },
  {
    id: "network",
    label: "networks",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "vpc subnet firewall firewall_rule security_group load_balancer route_table nat_gateway vpn cdn distribution waf network_acl peering elastic_ip ip_address_allocation edge_function 网络 防火墙",
  },
  {
    id: "dns",
    label: "names and certificates",
    private: 1,
    writers: 0,
    readers: 2,
    words:
      "dns_record dns_zone hosted_zone domain_setting nameserver ssl_certificate certificate tls_certificate custom_domain zone 域名解析 证书",
  },
  {
    id: "secret",
    label: "secrets",
    private: 3,
    writers: 0,
    readers: 0,
    words:
      "secret credential password api_key access_key token access_token private_key ssh_key vault_secret keychain secret_manager key_vault client_secret seed_phrase mnemonic passphrase auth_token encryption_key login_credential 密码 密钥 凭证 令牌 şifre contraseña senha パスワード 비밀번호 пароль mot_de_passe passwort пароли",
  },
  {
    id: "access",
    label: "access rights",
    private: 1,
    writers: 0,
    readers: 1,
    words:
      "role permission policy iam access_control acl access_policy iam_policy iam_role user_role group_membership identity_provider sso service_account mfa access_grant collaborator_permission authentication_policy sign_on_policy login_page brand 权限 角色 策略 yetki rol permiso 権限 ロール 권한 역할 berechtigung роль роли rolle",
  },
  {
    id: "deployment",
    label: "deployments",
    private: 1,
    writers: 0,
    readers: 2,
    words:
      "deployment deploy stack cloudformation terraform infrastructure app_deployment vercel_project netlify_site heroku_app cloud_run resource_group cloud_resource aws_resource azure_resource arm_template pulumi infrastructure_resource environment_of_app subscription_of_cloud 部署 资源",
  },
  {
    id: "cost",
    label: "costs",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "cost spend cost_usage billing budget cost_anomaly usage_cost billing_account cost_forecast saving_plan reserved_instance spending credit_balance 费用 成本 账单 预算 maliyet",
  },
  {
    id: "quota",
    label: "quota and status",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "quota rate_limit usage_limit api_usage credits_remaining service_health version_info server_status api_status health_check connection_status heartbeat 配额 额度",
  },
  {
    id: "webhook",
    label: "webhooks",
    private: 1,
    writers: 3,
    readers: 3,
    words:
      "webhook callback_url event_subscription outgoing_hook zap automation scenario trigger_rule n8n_workflow webhook_endpoint 钩子",
  },
  {
    id: "workflow",
    label: "workflows",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "workflow automation_rule state_machine step_function playbook runbook orchestration job_run batch_job scheduled_job execution_history task_run 工作流 流程 iş_akışı ワークフロー 워크플로우",
  },
  {
    id: "site-own",
    label: "a site that one runs",
    private: 1,
    writers: 0,
    readers: 3,
    words:
      "cms cms_collection cms_item wordpress_site webflow site_page site_setting website_builder ghost_post blog_post landing_page page_builder static_site 网站 站点",
  },
  {
    id: "gateway",
    label: "gateways and apis",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "api_gateway api_management route_config mcp_server_list registered_server upstream_server plugin_list integration connector",
  },
];
