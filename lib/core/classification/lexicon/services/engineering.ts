import type { Service } from "../service";

/** Services and programs of engineers. */
export const ENGINEERING: readonly Service[] = [
  {
    id: "code-host",
    label: "a code host",
    holds: "account",
    writers: 3,
    readers: 3,
    words:
      "github gitlab bitbucket gitea gitee forgejo azure_repos code_hosting code_host github_api sourcegraph codeberg gogs sourcehut radicle gerrit codecommit codeup perforce svn mercurial sourceforge onedev pull_request merge_request 码云",
  },
  {
    id: "git",
    label: "git on this machine",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "git git_repository local_git git_command version_control gitingest repomix jujutsu git_repo git_history git_operation",
    nameOnly: "commit",
  },
  {
    id: "ci",
    label: "build pipelines",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "circleci jenkins github_actions buildkite ci_cd continuous_integration travis argocd teamcity buildkite semaphore harness drone_ci woodpecker_ci concourse_ci bamboo_ci appveyor codemagic bitrise spinnaker tekton flux_cd fluxcd argo_cd argo_workflow octopus_deploy azure_pipelines gitlab_ci cloud_build codebuild codepipeline sonarcloud codecov coveralls testrail qase browserstack saucelabs lambdatest percy.io chromatic allure test_management build_pipeline deployment_pipeline 流水线",
  },
  {
    id: "cloud",
    label: "a cloud account",
    holds: "account",
    writers: 0,
    readers: 1,
    words:
      "aws azure gcp google_cloud cloudflare digitalocean vercel netlify heroku alibaba_cloud aliyun tencent_cloud hetzner cloud_run s3 ec2 linode fly.io oracle_cloud ecs eks cloudformation terraform cloud_infrastructure serverless supabase_management openstack proxmox vmware ovh vultr 阿里云 腾讯云 华为云 aws_lambda amazon_web_services scaleway upcloud exoscale ionos contabo civo akamai fastly bunny.net bunnycdn cloudfront render.com koyeb northflank zeabur coolify dokku caprover dokploy cpanel plesk hostinger namecheap godaddy gandi porkbun dnsimple route53 cloudways kinsta wpengine platform.sh deno_deploy replit runpod vast.ai coreweave paperspace nebius pulumi crossplane opentofu terragrunt spacelift nutanix vsphere vcenter esxi hyper_v truenas unraid synology qnap libvirt incus lxd ibm_cloud huawei_cloud volcengine yandex_cloud ovhcloud stackit web_hosting virtual_machine mikrotik routeros unifi ubiquiti opnsense pfsense openwrt fortigate fortinet panos meraki juniper netbox ipam infoblox adguard pihole pi_hole wireguard tailscale zerotier netbird nginx traefik haproxy caddy apisix apigee istio home_lab homelab home_server azure_resource cloud_resource infrastructure_management aws_account gcloud aws_cli 火山引擎 云服务器 云资源 network_automation",
    nameOnly: "amazon lambda render railway",
  },
  {
    id: "containers",
    label: "containers",
    holds: "local",
    writers: 0,
    readers: 1,
    words:
      "docker kubernetes k8s helm podman portainer openshift rancher kubectl containerd nomad k3s minikube docker_compose docker_swarm quay kubevirt longhorn velero kustomize testcontainers buildah nerdctl orbstack slurm container_management 容器",
  },
  {
    id: "monitoring",
    label: "monitoring",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "datadog grafana prometheus new_relic newrelic cloudwatch splunk dynatrace observability elastic_stack kibana signoz honeycomb zabbix netdata victoriametrics log_analysis axiom opentelemetry logfire telemetry uptime monitoring_system log_group coralogix sumo_logic sumologic logz.io mezmo papertrail graylog nagios icinga checkmk prtg solarwinds librenms pingdom uptimerobot uptime_kuma statuscake site24x7 cronitor appdynamics instana lightstep jaeger zipkin thanos mimir stackdriver azure_monitor application_insights log_analytics kusto last9 openobserve hyperdx pyroscope groundcover komodor robusta chronosphere cribl logstash telegraf netflow appsignal thousandeyes promql logql apm application_performance system_monitor server_monitor log_search metric_query 监控平台 日志服务",
    nameOnly: "monitor monitoring logs log loki",
  },
  {
    id: "errors",
    label: "error tracking",
    holds: "account",
    writers: 3,
    readers: 1,
    words:
      "sentry rollbar bugsnag raygun crashlytics error_tracking airbrake honeybadger glitchtip exceptionless error_monitoring crash_reporting",
  },
  {
    id: "database",
    label: "a database",
    holds: "account",
    writers: 1,
    readers: 0,
    words:
      "influxdb timescaledb questdb postgres postgresql mysql sqlite mssql sql_server oracle mariadb bigquery snowflake redshift clickhouse duckdb databricks neon supabase planetscale cockroachdb motherduck trino presto athena dremio timescale tidb singlestore starrocks greenplum teradata doris sap_hana dbt 数据库 sql_database relational_database database_server pgsql amazon_aurora amazon_rds cloud_sql alloydb spanner yugabyte vitess percona firebird informix db2 vertica exasol sybase ms_access filemaker turso libsql xata aiven prisma hasura postgrest tdengine iotdb apache_druid apache_pinot impala spark_sql starburst iceberg delta_lake azure_synapse azure_sql odbc jdbc dameng kingbase oceanbase polardb gaussdb opengauss dbhub datahub openmetadata collibra alation atlan purview fivetran airbyte matillion informatica talend nifi sqlmesh dataform tinybird materialize firebolt data_warehouse data_catalog data_lake lakehouse schema_inspection hologres maxcompute 达梦 人大金仓 数据仓库 数据湖",
    nameOnly: "database sql hive db mcp_db",
  },
  {
    id: "document-database",
    label: "a document store",
    holds: "account",
    writers: 1,
    readers: 0,
    words:
      "mongodb dynamodb firestore couchbase elasticsearch opensearch cassandra keyspaces documentdb firebase cosmosdb couchdb neo4j neptune graph_database arangodb solr algolia meilisearch typesense fauna pocketbase appwrite surrealdb kendra ravendb orientdb janusgraph dgraph memgraph tigergraph kuzu falkordb nebula_graph scylladb hbase bigtable cosmos_db rethinkdb vespa quickwit zincsearch manticore azure_search cognitive_search convex.dev nhost parse_server graphdb stardog triplestore search_engine_cluster knowledge_graph_database nosql cypher_query",
  },
  {
    id: "key-value",
    label: "a key-value store",
    holds: "account",
    writers: 1,
    readers: 0,
    words:
      "redis memcached valkey elasticache etcd upstash consul key_value dragonflydb keydb hazelcast aerospike zookeeper nacos leveldb rocksdb lmdb foundationdb",
  },
  {
    id: "queue",
    label: "message queues",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "kafka rabbitmq sqs sns mqtt pulsar nats amazon_mq event_streaming message_broker confluent pubsub activemq zeromq redpanda event_hub eventhub service_bus eventbridge celery bullmq hivemq emqx mosquitto solace ibm_mq rocketmq message_queue stream_processing",
  },
  {
    id: "vector",
    label: "a vector store",
    holds: "account",
    writers: 1,
    readers: 0,
    words:
      "pinecone qdrant chroma chromadb weaviate milvus lancedb ragflow dify vectara llamaindex llama_cloud embedding_store vector_database pgvector marqo turbopuffer zilliz faiss deeplake vectorize txtai haystack ragie cognee lightrag graphrag anythingllm open_webui glean fastgpt maxkb knowledge_retrieval document_qa retrieval_augmented chat_with_document semantic_document 知识库问答",
    nameOnly: "knowledge vector rag",
  },
  {
    id: "memory",
    label: "a memory",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "knowledge_graph memory_bank mem0 zep long_term_memory persistent_memory context_management graphiti letta 记忆 basic_memory memgpt openmemory supermemory memobase agent_memory memory_store user_memory conversation_memory memory_system memory_layer remember_thing context_memory memory_server",
    nameOnly: "memory remember",
  },
  {
    id: "files",
    label: "files on this machine",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "filesystem file_system local_file everything_search file_manager file_operation word_document excel_file openpyxl pdf_reader pptx powerpoint office_document docx file_management pandoc_file 文件系统 文件管理 word_file file_server sftp ftp samba smb nfs libreoffice openoffice excel_workbook csv_file epub calibre ebook_library docling ripgrep immich photoprism lightroom apple_photos photo_library file_search file_access local_folder markdown_file desktop_file 本地文件 文件操作 文件搜索",
    nameOnly: "files file directory folder word excel pdf spreadsheet codebase",
  },
  {
    id: "shell",
    label: "a shell",
    holds: "local",
    writers: 3,
    readers: 3,
    words:
      "terminal command_line powershell ssh desktop_commander command_execution iterm tmux remote_command super_shell winrm applescript 终端 命令行 command_shell shell_command zsh wsl subprocess terminal_session paramiko remote_shell serial_console command_runner system_command shell_access linux_server remote_server",
    nameOnly: "cli shell bash cmd commander",
  },
  {
    id: "sandbox",
    label: "a place to run code",
    holds: "nothing",
    writers: 1,
    readers: 2,
    words:
      "code_execution python_exec code_interpreter e2b run_python python_interpreter code_runner javascript_sandbox riza judge0 piston 代码执行 daytona microsandbox jdoodle glot.io wandbox pyodide wasm_sandbox firecracker code_sandbox secure_execution isolated_execution",
    nameOnly: "sandbox repl exec runner interpreter",
  },
  {
    id: "notebook",
    label: "notebooks",
    holds: "local",
    writers: 1,
    readers: 0,
    words: "jupyter notebook colab databricks_notebook marimo zeppelin deepnote polynote ipython google_colab",
  },
  {
    id: "editor",
    label: "a development environment",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "ide vscode jetbrains xcode language_server lsp eslint static_analysis linter code_review semgrep sonarqube codemcp refactor code_analysis compiler build_tool flutter_dev next_devtools react_native android_studio gradle hardhat debugger nx_workspace foundry_project neovim vim emacs sublime_text visual_studio intellij pycharm webstorm cursor_ide roslyn tree_sitter treesitter ast_grep codeql checkmarx veracode prettier rubocop pylint flake8 ruff mypy pyright rust_analyzer gopls delve gdb lldb debug_adapter xcodebuild bazel cmake webpack storybook codegraph code_index codebase_index serena repo_map pytest vitest lean_prover code_search code_intelligence code_navigation go_debug symbol_search rails_app laravel_app django_app project_scaffold test_runner unit_test developer_workflow",
    nameOnly: "editor foundry nx lint code ide",
  },
  {
    id: "reverse-engineering",
    label: "reverse engineering",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "ida ghidra radare2 binary_ninja x64dbg reverse_engineering decompiler disassembler jadx apktool volatility forensics memory_forensics malware_analysis wireshark tshark cheat_engine frida angr pwndbg x32dbg dnspy ilspy dex2jar binwalk yara autopsy velociraptor windbg memory_scan process_memory 逆向 反编译",
  },
  {
    id: "security-testing",
    label: "security testing",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "nmap burp burpsuite metasploit pentest penetration_testing kali nuclei sqlmap port_scanner vulnerability_scanner hacking osint maigret reconnaissance subfinder owasp_zap sherlock_username hashcat gobuster ffuf feroxbuster wpscan nikto masscan rustscan amass theharvester spiderfoot bloodhound netexec impacket mitmproxy caido hexstrike bettercap exploit_framework bug_bounty kali_linux ctf_tool 渗透测试 漏洞扫描",
    nameOnly: "sherlock zap recon scanner",
  },
  {
    id: "threat-data",
    label: "threat data",
    holds: "public",
    writers: 2,
    readers: 0,
    words:
      "virustotal shodan censys cve nvd epss threat_intelligence vulnerability osv mitre exploit_db abuseipdb greynoise otx urlscan 漏洞 mitre_attack opencti misp alienvault hybrid_analysis any.run malwarebazaar urlhaus threatfox securitytrails binaryedge fofa zoomeye haveibeenpwned cisa_kev vulners vulncheck recorded_future crt.sh phishtank cwe capec mitre_att 威胁情报",
    nameOnly: "attack",
  },
  {
    id: "security-products",
    label: "security products",
    holds: "account",
    writers: 1,
    readers: 0,
    words:
      "crowdstrike snyk wiz sentinelone siem suricata defender soc security_operation tenable qualys panther falcon guardduty wazuh elastic_security firewall microsoft_defender microsoft_sentinel qradar exabeam cortex_xdr xsoar prisma_cloud trellix sophos huntress rapid7 nessus openvas trivy grype lacework orca_security sysdig falco checkov prowler steampipe security_hub zscaler netskope proofpoint vanta drata secureframe onetrust defectdojo dependency_track gitguardian trufflehog gitleaks limacharlie tines cyberark sailpoint compliance_platform vulnerability_management cloud_security 安全运营",
  },
  {
    id: "identity",
    label: "identity",
    holds: "account",
    writers: 0,
    readers: 1,
    words:
      "okta auth0 keycloak active_directory azure_ad entra ldap identity_access_management iam clerk workos onelogin ping_identity forgerock jumpcloud duo_security authentik authelia zitadel fusionauth supertokens stytch descope frontegg logto casdoor cognito entra_id azure_active_directory freeipa google_admin scim intune jamf kandji mosyle user_management identity_management device_management",
  },
  {
    id: "secrets",
    label: "secrets",
    holds: "account",
    writers: 0,
    readers: 0,
    words:
      "vault hashicorp_vault 1password bitwarden keychain secret_manager password_manager lastpass doppler infisical environment_variable env secrets_manager aws_secrets sops keepass keepassxc dashlane nordpass proton_pass env_file dotenv ssm_parameter credential_manager api_key_manager 密码管理",
  },
  {
    id: "packages",
    label: "a package registry",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "npm pypi crates.io cargo maven nuget docker_hub rubygem package_registry homebrew packagist go_package npm_registry package_dependency npmjs pnpm jsr hackage cran bioconda conda conda_forge debian_package arch_linux aur nixpkgs nixos flathub snapcraft chocolatey winget pub.dev rubygems terraform_registry artifact_hub ghcr vscode_marketplace open_vsx cpan metacpan vcpkg deps.dev libraries.io jsdelivr maven_central package_search package_version 依赖查询",
    nameOnly: "dependency package packages",
  },
  {
    id: "docs-reference",
    label: "documentation",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "api_reference microsoft_learn context7 aws_documentation developer_documentation sdk_documentation library_docs component_library ui_component shadcn magic_ui ant_design best_practice developer_guide style_guide mdn devdocs devguide tailwind design_system cheatsheet 文档 official_documentation mdn_web apple_developer apple_docs android_docs cloudflare_docs svelte react_docs vue_docs angular_docs nuxt astro_docs go_doc pydoc javadoc man_page manpages tldr_pages rfc_editor ietf w3c caniuse can_i_use developer_portal heroui material_ui chakra radix_ui daisyui primevue vuetify bootstrap_docs flowbite lucide font_awesome iconify heroicons mantine element_plus naive_ui fluent_ui carbon_design prompt_library coding_standard modding_docs framework_docs language_spec 组件库 开发文档 技术文档",
    nameOnly: "docs doc documentation icons guideline",
  },
  {
    id: "models-hub",
    label: "a hub of models",
    holds: "public",
    writers: 3,
    readers: 2,
    words:
      "huggingface hugging_face replicate modelscope kaggle civitai openml paperswithcode ollama_library model_zoo tensorflow_hub",
  },
  {
    id: "ml",
    label: "machine learning",
    holds: "account",
    writers: 0,
    readers: 0,
    words:
      "mlflow weights_biases wandb sagemaker bedrock vertex_ai comet neptune.ai training langsmith langfuse clearml phoenix_arize tensorboard dvc determined_ai neptune_ai comet_ml dataiku datarobot h2o_ai azure_ml kubeflow metaflow zenml flyte bentoml kserve anyscale feature_store labelbox label_studio roboflow supervisely argilla helicone arize braintrust promptlayer humanloop opik agentops model_training experiment_tracking llm_observability prompt_management",
  },
  {
    id: "gateway",
    label: "a gateway to other servers",
    holds: "account",
    writers: 2,
    readers: 2,
    words:
      "mcp_gateway mcp_proxy mcp_server_registry mcp_hub proxy_server aggregator composio mcp_registry toolhub metamcp mcp_server_list mcp_router mcp_funnel mcp_mesh context_forge klavis arcade_dev nango apideck tool_router mcp_manager mcp_installer mcp_client mcp_orchestrator meta_mcp",
    nameOnly: "toolbox gateway",
  },
  {
    id: "devices",
    label: "devices",
    holds: "local",
    writers: 0,
    readers: 1,
    words:
      "home_assistant smart_home iot esp32 arduino nodemcu philips_hue tuya homekit plc epics scada opcua robot ros drone printer 3d_printer octoprint modbus raspberry_pi tesla alexa zigbee zigbee2mqtt zwave hubitat smartthings openhab domoticz homebridge lutron nanoleaf lifx wled govee yeelight shelly tasmota esphome kasa tapo ecobee netatmo tado xiaomi_home miot mijia aqara roborock roomba chromecast roku apple_tv samsung_tv lg_tv bambu bambu_lab prusa klipper moonraker laser_cutter cnc grbl can_bus obd2 smartcar wallbox solaredge enphase victron growatt powerwall smart_meter tibber octopus_energy ros2 rosbridge turtlebot unitree px4 ardupilot mavlink dji gpio micropython platformio oscilloscope scpi bluetooth serial_port uart stream_deck obs_studio hvac bacnet knx opc_ua siemens_s7 beckhoff home_automation smart_light smart_plug robot_control robot_arm 小米 米家 机器人 智能设备",
    nameOnly: "sensor device",
  },
  {
    id: "phone",
    label: "a phone",
    holds: "local",
    writers: 2,
    readers: 2,
    words:
      "mobile_automation adb appium mobile_device simulator iphone mobile_app ios_device android_device ios_simulator android_emulator xcuitest uiautomator scrcpy simctl xcrun webdriveragent harmonyos tasker termux mobile_testing phone_control android_phone 手机",
    nameOnly: "ios android mobile",
  },
  {
    id: "desktop",
    label: "the desktop",
    holds: "local",
    writers: 2,
    readers: 1,
    words:
      "desktop_automation computer_use macos windows_automation screen_capture apple_script gui_automation pyautogui shortcuts_app window_management desktop_screenshot pywinauto autohotkey hammerspoon raycast keyboard_maestro yabai hyprland wayland vnc rdp computer_control screen_control mouse_keyboard ui_automation accessibility_api jxa osascript windows_control",
    nameOnly: "mac apple screenshot clipboard desktop",
  },
  {
    id: "app-server",
    label: "an application server",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "wildfly tomcat jboss weblogic websphere glassfish payara liberty_server application_server jmx jvm_monitoring spring_boot_actuator actuator jolokia php_fpm gunicorn pm2 supervisord systemd process_manager web_server_admin",
  },
  {
    id: "editor-3d",
    label: "a design program",
    holds: "local",
    writers: 0,
    readers: 0,
    words:
      "blender unity unreal sketchup freecad fusion_360 autocad rhino maya houdini godot kicad after_effects photoshop illustrator premiere davinci openscad solidworks game_engine revit qgis ableton logic_pro grasshopper tia_portal matlab drawio cinema_4d zbrush substance_painter unreal_engine cocos_creator gamemaker rpg_maker playcanvas cadquery build123d onshape catia bricscad zwcad archicad tekla navisworks etabs ansys comsol abaqus openfoam simulink altium easyeda ltspice ngspice reaper fl_studio audacity davinci_resolve final_cut capcut kdenlive touchdesigner gimp krita inkscape indesign coreldraw lightroom_classic arcgis_pro gazebo isaac_sim omniverse roblox_studio visio archimate video_editor timeline_editor game_editor music_production daw 剪映 三维 建模",
  },
];
