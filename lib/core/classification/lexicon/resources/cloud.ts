import type { Resource } from "../resource";

/** Infrastructure in an account. */
export const CLOUD: readonly Resource[] = [
  {
    id: "compute",
    label: "machines and clusters",
    private: 1,
    writers: 0,
    readers: 1,
    words: `
      aks
      autoscaling
      cloud_function
      cluster
      compute
      compute_instance
      droplet
      ec2
      ecs
      eks
      fleet
      gke
      hypervisor
      instance
      lambda
      lambda_function
      node_group
      node_pool
      proxmox
      sandbox_instance
      server_instance
      serverless
      sunucu
      virtual_machine
      vm
      vps
      worker
      实例
      服务器
      虚拟机
      集群
    `,
  },
  {
    id: "container",
    label: "containers",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      compose_stack
      configmap
      container
      container_image
      daemonset
      deployment_manifest
      docker
      docker_compose
      docker_container
      docker_image
      helm
      helm_release
      image_layer
      ingress
      k8s
      kubectl
      kubernetes
      namespace
      pod
      replica
      statefulset
      volume
      命名空间
      容器
      镜像
    `,
  },
  {
    id: "object-store",
    label: "stored objects",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      blob
      blob_storage
      bucket
      file_share
      gcs
      object_storage
      s3
      s3_object
      storage_account
      storage_bucket
      storage_object
      存储桶
      对象存储
    `,
  },
  {
    id: "network",
    label: "networks",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      cdn
      distribution
      edge_function
      elastic_ip
      firewall
      firewall_rule
      ip_address_allocation
      load_balancer
      nat_gateway
      network_acl
      peering
      route_table
      security_group
      subnet
      vpc
      vpn
      waf
      网络
      防火墙
    `,
  },
  {
    id: "dns",
    label: "names and certificates",
    private: 1,
    writers: 0,
    readers: 2,
    words: `
      certificate
      custom_domain
      dns_record
      dns_zone
      domain_setting
      hosted_zone
      nameserver
      ssl_certificate
      tls_certificate
      zone
      域名解析
      证书
    `,
  },
  {
    id: "secret",
    label: "secrets",
    private: 3,
    writers: 0,
    readers: 0,
    words: `
      access_key
      access_token
      api_key
      auth_token
      client_secret
      contraseña
      credential
      encryption_key
      key_vault
      keychain
      login_credential
      mnemonic
      mot_de_passe
      passphrase
      password
      passwort
      private_key
      secret
      secret_manager
      seed_phrase
      senha
      ssh_key
      token
      vault_secret
      şifre
      пароли
      пароль
      パスワード
      令牌
      凭证
      密码
      密钥
      비밀번호
    `,
  },
  {
    id: "access",
    label: "access rights",
    private: 1,
    writers: 0,
    readers: 1,
    words: `
      access_control
      access_grant
      access_policy
      acl
      authentication_policy
      berechtigung
      brand
      collaborator_permission
      group_membership
      iam
      iam_policy
      iam_role
      identity_provider
      login_page
      mfa
      permiso
      permission
      policy
      rol
      role
      rolle
      service_account
      sign_on_policy
      sso
      user_role
      yetki
      роли
      роль
      ロール
      权限
      権限
      策略
      角色
      권한
      역할
    `,
  },
  {
    id: "deployment",
    label: "deployments",
    private: 1,
    writers: 0,
    readers: 2,
    words: `
      app_deployment
      arm_template
      aws_resource
      azure_resource
      cloud_resource
      cloud_run
      cloudformation
      deploy
      deployment
      environment_of_app
      heroku_app
      infrastructure
      infrastructure_resource
      netlify_site
      pulumi
      resource_group
      stack
      subscription_of_cloud
      terraform
      vercel_project
      资源
      部署
    `,
  },
  {
    id: "cost",
    label: "costs",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      billing
      billing_account
      budget
      cost
      cost_anomaly
      cost_forecast
      cost_usage
      credit_balance
      maliyet
      reserved_instance
      saving_plan
      spend
      usage_cost
      成本
      账单
      费用
      预算
    `,
  },
  {
    id: "quota",
    label: "quota and status",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      api_status
      api_usage
      connection_status
      credits_remaining
      health_check
      heartbeat
      quota
      rate_limit
      server_status
      service_health
      usage_limit
      version_info
      配额
      额度
    `,
  },
  {
    id: "webhook",
    label: "webhooks",
    private: 1,
    writers: 3,
    readers: 3,
    words: `
      automation
      callback_url
      event_subscription
      n8n_workflow
      outgoing_hook
      scenario
      trigger_rule
      webhook
      webhook_endpoint
      zap
      钩子
    `,
  },
  {
    id: "workflow",
    label: "workflows",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      automation_rule
      batch_job
      execution_history
      iş_akışı
      job_run
      orchestration
      playbook
      runbook
      scheduled_job
      state_machine
      step_function
      task_run
      workflow
      ワークフロー
      工作流
      流程
      워크플로우
    `,
  },
  {
    id: "site-own",
    label: "a site that one runs",
    private: 1,
    writers: 0,
    readers: 3,
    words: `
      blog_post
      cms
      cms_collection
      cms_item
      ghost_post
      landing_page
      page_builder
      site_page
      site_setting
      static_site
      webflow
      website_builder
      wordpress_site
      站点
      网站
    `,
  },
  {
    id: "gateway",
    label: "gateways and apis",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      api_gateway
      api_management
      connector
      integration
      mcp_server_list
      plugin_list
      registered_server
      route_config
      upstream_server
    `,
  },
];
