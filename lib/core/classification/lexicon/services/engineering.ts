import type { Service } from "../service";

/** Services and programs of engineers. */
export const ENGINEERING: readonly Service[] = [
  {
    id: "code-host",
    label: "a code host",
    holds: "account",
    writers: 3,
    readers: 3,
    words: `
      azure_repos
      bitbucket
      code_host
      code_hosting
      codeberg
      codecommit
      codeup
      forgejo
      gerrit
      gitea
      gitee
      github
      github_api
      gitlab
      gogs
      mercurial
      merge_request
      onedev
      perforce
      pull_request
      radicle
      sourceforge
      sourcegraph
      sourcehut
      svn
      码云
    `,
  },
  {
    id: "git",
    label: "git on this machine",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      git
      git_command
      git_history
      git_operation
      git_repo
      git_repository
      gitingest
      jujutsu
      local_git
      repomix
      version_control
    `,
    nameOnly: `
      commit
    `,
  },
  {
    id: "ci",
    label: "build pipelines",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      allure
      appveyor
      argo_cd
      argo_workflow
      argocd
      azure_pipelines
      bamboo_ci
      bitrise
      browserstack
      build_pipeline
      buildkite
      chromatic
      ci_cd
      circleci
      cloud_build
      codebuild
      codecov
      codemagic
      codepipeline
      concourse_ci
      continuous_integration
      coveralls
      deployment_pipeline
      drone_ci
      flux_cd
      fluxcd
      github_actions
      gitlab_ci
      harness
      jenkins
      lambdatest
      octopus_deploy
      percy.io
      qase
      saucelabs
      semaphore
      sonarcloud
      spinnaker
      teamcity
      tekton
      test_management
      testrail
      travis
      woodpecker_ci
      流水线
    `,
  },
  {
    id: "cloud",
    label: "a cloud account",
    holds: "account",
    writers: 0,
    readers: 1,
    words: `
      adguard
      akamai
      alibaba_cloud
      aliyun
      amazon_web_services
      apigee
      apisix
      aws
      aws_account
      aws_cli
      aws_lambda
      azure
      azure_resource
      bunny.net
      bunnycdn
      caddy
      caprover
      civo
      cloud_infrastructure
      cloud_resource
      cloud_run
      cloudflare
      cloudformation
      cloudfront
      cloudways
      contabo
      coolify
      coreweave
      cpanel
      crossplane
      deno_deploy
      digitalocean
      dnsimple
      dokku
      dokploy
      ec2
      ecs
      eks
      esxi
      exoscale
      fastly
      fly.io
      fortigate
      fortinet
      gandi
      gcloud
      gcp
      godaddy
      google_cloud
      haproxy
      heroku
      hetzner
      home_lab
      home_server
      homelab
      hostinger
      huawei_cloud
      hyper_v
      ibm_cloud
      incus
      infoblox
      infrastructure_management
      ionos
      ipam
      istio
      juniper
      kinsta
      koyeb
      libvirt
      linode
      lxd
      meraki
      mikrotik
      namecheap
      nebius
      netbird
      netbox
      netlify
      network_automation
      nginx
      northflank
      nutanix
      openstack
      opentofu
      openwrt
      opnsense
      oracle_cloud
      ovh
      ovhcloud
      panos
      paperspace
      pfsense
      pi_hole
      pihole
      platform.sh
      plesk
      porkbun
      proxmox
      pulumi
      qnap
      render.com
      replit
      route53
      routeros
      runpod
      s3
      scaleway
      serverless
      spacelift
      stackit
      supabase_management
      synology
      tailscale
      tencent_cloud
      terraform
      terragrunt
      traefik
      truenas
      ubiquiti
      unifi
      unraid
      upcloud
      vast.ai
      vcenter
      vercel
      virtual_machine
      vmware
      volcengine
      vsphere
      vultr
      web_hosting
      wireguard
      wpengine
      yandex_cloud
      zeabur
      zerotier
      云服务器
      云资源
      华为云
      火山引擎
      腾讯云
      阿里云
    `,
    nameOnly: `
      amazon
      lambda
      railway
      render
    `,
  },
  {
    id: "containers",
    label: "containers",
    holds: "local",
    writers: 0,
    readers: 1,
    words: `
      buildah
      container_management
      containerd
      docker
      docker_compose
      docker_swarm
      helm
      k3s
      k8s
      kubectl
      kubernetes
      kubevirt
      kustomize
      longhorn
      minikube
      nerdctl
      nomad
      openshift
      orbstack
      podman
      portainer
      quay
      rancher
      slurm
      testcontainers
      velero
      容器
    `,
  },
  {
    id: "monitoring",
    label: "monitoring",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      apm
      appdynamics
      application_insights
      application_performance
      appsignal
      axiom
      azure_monitor
      checkmk
      chronosphere
      cloudwatch
      coralogix
      cribl
      cronitor
      datadog
      dynatrace
      elastic_stack
      grafana
      graylog
      groundcover
      honeycomb
      hyperdx
      icinga
      instana
      jaeger
      kibana
      komodor
      kusto
      last9
      librenms
      lightstep
      log_analysis
      log_analytics
      log_group
      log_search
      logfire
      logql
      logstash
      logz.io
      metric_query
      mezmo
      mimir
      monitoring_system
      nagios
      netdata
      netflow
      new_relic
      newrelic
      observability
      openobserve
      opentelemetry
      papertrail
      pingdom
      prometheus
      promql
      prtg
      pyroscope
      robusta
      server_monitor
      signoz
      site24x7
      solarwinds
      splunk
      stackdriver
      statuscake
      sumo_logic
      sumologic
      system_monitor
      telegraf
      telemetry
      thanos
      thousandeyes
      uptime
      uptime_kuma
      uptimerobot
      victoriametrics
      zabbix
      zipkin
      日志服务
      监控平台
    `,
    nameOnly: `
      log
      loki
      monitor
    `,
  },
  {
    id: "errors",
    label: "error tracking",
    holds: "account",
    writers: 3,
    readers: 1,
    words: `
      airbrake
      bugsnag
      crash_reporting
      crashlytics
      error_monitoring
      error_tracking
      exceptionless
      glitchtip
      honeybadger
      raygun
      rollbar
      sentry
    `,
  },
  {
    id: "database",
    label: "a database",
    holds: "account",
    writers: 1,
    readers: 0,
    words: `
      airbyte
      aiven
      alation
      alloydb
      amazon_aurora
      amazon_rds
      apache_druid
      apache_pinot
      athena
      atlan
      azure_sql
      azure_synapse
      bigquery
      clickhouse
      cloud_sql
      cockroachdb
      collibra
      dameng
      data_catalog
      data_lake
      data_warehouse
      database_server
      databricks
      dataform
      datahub
      db2
      dbhub
      dbt
      delta_lake
      doris
      dremio
      duckdb
      exasol
      filemaker
      firebird
      firebolt
      fivetran
      gaussdb
      greenplum
      hasura
      hologres
      iceberg
      impala
      influxdb
      informatica
      informix
      iotdb
      jdbc
      kingbase
      lakehouse
      libsql
      mariadb
      materialize
      matillion
      maxcompute
      motherduck
      ms_access
      mssql
      mysql
      neon
      nifi
      oceanbase
      odbc
      opengauss
      openmetadata
      oracle
      percona
      pgsql
      planetscale
      polardb
      postgres
      postgresql
      postgrest
      presto
      prisma
      purview
      questdb
      redshift
      relational_database
      sap_hana
      schema_inspection
      singlestore
      snowflake
      spanner
      spark_sql
      sql_database
      sql_server
      sqlite
      sqlmesh
      starburst
      starrocks
      supabase
      sybase
      talend
      tdengine
      teradata
      tidb
      timescale
      timescaledb
      tinybird
      trino
      turso
      vertica
      vitess
      xata
      yugabyte
      人大金仓
      数据仓库
      数据库
      数据湖
      达梦
    `,
    nameOnly: `
      database
      db
      hive
      mcp_db
      sql
    `,
  },
  {
    id: "document-database",
    label: "a document store",
    holds: "account",
    writers: 1,
    readers: 0,
    words: `
      algolia
      appwrite
      arangodb
      azure_search
      bigtable
      cassandra
      cognitive_search
      convex.dev
      cosmos_db
      cosmosdb
      couchbase
      couchdb
      cypher_query
      dgraph
      documentdb
      dynamodb
      elasticsearch
      falkordb
      fauna
      firebase
      firestore
      graph_database
      graphdb
      hbase
      janusgraph
      kendra
      keyspaces
      knowledge_graph_database
      kuzu
      manticore
      meilisearch
      memgraph
      mongodb
      nebula_graph
      neo4j
      neptune
      nhost
      nosql
      opensearch
      orientdb
      parse_server
      pocketbase
      quickwit
      ravendb
      rethinkdb
      scylladb
      search_engine_cluster
      solr
      stardog
      surrealdb
      tigergraph
      triplestore
      typesense
      vespa
      zincsearch
    `,
  },
  {
    id: "key-value",
    label: "a key-value store",
    holds: "account",
    writers: 1,
    readers: 0,
    words: `
      aerospike
      consul
      dragonflydb
      elasticache
      etcd
      foundationdb
      hazelcast
      key_value
      keydb
      leveldb
      lmdb
      memcached
      nacos
      redis
      rocksdb
      upstash
      valkey
      zookeeper
    `,
  },
  {
    id: "queue",
    label: "message queues",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      activemq
      amazon_mq
      bullmq
      celery
      confluent
      emqx
      event_hub
      event_streaming
      eventbridge
      eventhub
      hivemq
      ibm_mq
      kafka
      message_broker
      message_queue
      mosquitto
      mqtt
      nats
      pubsub
      pulsar
      rabbitmq
      redpanda
      rocketmq
      service_bus
      sns
      solace
      sqs
      stream_processing
      zeromq
    `,
  },
  {
    id: "vector",
    label: "a vector store",
    holds: "account",
    writers: 1,
    readers: 0,
    words: `
      anythingllm
      chat_with_document
      chroma
      chromadb
      cognee
      deeplake
      dify
      document_qa
      embedding_store
      faiss
      fastgpt
      glean
      graphrag
      haystack
      knowledge_retrieval
      lancedb
      lightrag
      llama_cloud
      llamaindex
      marqo
      maxkb
      milvus
      open_webui
      pgvector
      pinecone
      qdrant
      ragflow
      ragie
      retrieval_augmented
      semantic_document
      turbopuffer
      txtai
      vectara
      vector_database
      vectorize
      weaviate
      zilliz
      知识库问答
    `,
    nameOnly: `
      knowledge
      rag
      vector
    `,
  },
  {
    id: "memory",
    label: "a memory",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      agent_memory
      basic_memory
      context_management
      context_memory
      conversation_memory
      graphiti
      knowledge_graph
      letta
      long_term_memory
      mem0
      memgpt
      memobase
      memory_bank
      memory_layer
      memory_server
      memory_store
      memory_system
      openmemory
      persistent_memory
      remember_thing
      supermemory
      user_memory
      zep
      记忆
    `,
    nameOnly: `
      memory
      remember
    `,
  },
  {
    id: "files",
    label: "files on this machine",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      apple_photos
      calibre
      csv_file
      desktop_file
      docling
      docx
      ebook_library
      epub
      everything_search
      excel_file
      excel_workbook
      file_access
      file_management
      file_manager
      file_operation
      file_search
      file_server
      file_system
      filesystem
      ftp
      immich
      libreoffice
      lightroom
      local_file
      local_folder
      markdown_file
      nfs
      office_document
      openoffice
      openpyxl
      pandoc_file
      pdf_reader
      photo_library
      photoprism
      powerpoint
      pptx
      ripgrep
      samba
      sftp
      smb
      word_document
      word_file
      文件搜索
      文件操作
      文件管理
      文件系统
      本地文件
    `,
    nameOnly: `
      codebase
      directory
      excel
      files
      folder
      pdf
      spreadsheet
      word
    `,
  },
  {
    id: "shell",
    label: "a shell",
    holds: "local",
    writers: 3,
    readers: 3,
    words: `
      applescript
      command_execution
      command_line
      command_runner
      command_shell
      desktop_commander
      iterm
      linux_server
      paramiko
      powershell
      remote_command
      remote_server
      remote_shell
      serial_console
      shell_access
      shell_command
      ssh
      subprocess
      super_shell
      system_command
      terminal
      terminal_session
      tmux
      winrm
      wsl
      zsh
      命令行
      终端
    `,
    nameOnly: `
      bash
      cli
      cmd
      commander
      shell
    `,
  },
  {
    id: "sandbox",
    label: "a place to run code",
    holds: "nothing",
    writers: 1,
    readers: 2,
    words: `
      code_execution
      code_interpreter
      code_runner
      code_sandbox
      daytona
      e2b
      firecracker
      glot.io
      isolated_execution
      javascript_sandbox
      jdoodle
      judge0
      microsandbox
      piston
      pyodide
      python_exec
      python_interpreter
      riza
      run_python
      secure_execution
      wandbox
      wasm_sandbox
      代码执行
    `,
    nameOnly: `
      exec
      interpreter
      repl
      runner
      sandbox
    `,
  },
  {
    id: "notebook",
    label: "notebooks",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      colab
      databricks_notebook
      deepnote
      google_colab
      ipython
      jupyter
      marimo
      notebook
      polynote
      zeppelin
    `,
  },
  {
    id: "editor",
    label: "a development environment",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      android_studio
      ast_grep
      bazel
      build_tool
      checkmarx
      cmake
      code_analysis
      code_index
      code_intelligence
      code_navigation
      code_review
      code_search
      codebase_index
      codegraph
      codemcp
      codeql
      compiler
      cursor_ide
      debug_adapter
      debugger
      delve
      developer_workflow
      django_app
      emacs
      eslint
      flake8
      flutter_dev
      foundry_project
      gdb
      go_debug
      gopls
      gradle
      hardhat
      ide
      intellij
      jetbrains
      language_server
      laravel_app
      lean_prover
      linter
      lldb
      lsp
      mypy
      neovim
      next_devtools
      nx_workspace
      prettier
      project_scaffold
      pycharm
      pylint
      pyright
      pytest
      rails_app
      react_native
      refactor
      repo_map
      roslyn
      rubocop
      ruff
      rust_analyzer
      semgrep
      serena
      sonarqube
      static_analysis
      storybook
      sublime_text
      symbol_search
      test_runner
      tree_sitter
      treesitter
      unit_test
      veracode
      vim
      visual_studio
      vitest
      vscode
      webpack
      webstorm
      xcode
      xcodebuild
    `,
    nameOnly: `
      code
      editor
      foundry
      lint
      nx
    `,
  },
  {
    id: "reverse-engineering",
    label: "reverse engineering",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      angr
      apktool
      autopsy
      binary_ninja
      binwalk
      cheat_engine
      decompiler
      dex2jar
      disassembler
      dnspy
      forensics
      frida
      ghidra
      ida
      ilspy
      jadx
      malware_analysis
      memory_forensics
      memory_scan
      process_memory
      pwndbg
      radare2
      reverse_engineering
      tshark
      velociraptor
      volatility
      windbg
      wireshark
      x32dbg
      x64dbg
      yara
      反编译
      逆向
    `,
  },
  {
    id: "security-testing",
    label: "security testing",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      amass
      bettercap
      bloodhound
      bug_bounty
      burp
      burpsuite
      caido
      ctf_tool
      exploit_framework
      feroxbuster
      ffuf
      gobuster
      hacking
      hashcat
      hexstrike
      impacket
      kali
      kali_linux
      maigret
      masscan
      metasploit
      mitmproxy
      netexec
      nikto
      nmap
      nuclei
      osint
      owasp_zap
      penetration_testing
      pentest
      port_scanner
      reconnaissance
      rustscan
      sherlock_username
      spiderfoot
      sqlmap
      subfinder
      theharvester
      vulnerability_scanner
      wpscan
      渗透测试
      漏洞扫描
    `,
    nameOnly: `
      recon
      scanner
      sherlock
      zap
    `,
  },
  {
    id: "threat-data",
    label: "threat data",
    holds: "public",
    writers: 2,
    readers: 0,
    words: `
      abuseipdb
      alienvault
      any.run
      binaryedge
      capec
      censys
      cisa_kev
      crt.sh
      cve
      cwe
      epss
      exploit_db
      fofa
      greynoise
      haveibeenpwned
      hybrid_analysis
      malwarebazaar
      misp
      mitre
      mitre_att
      mitre_attack
      nvd
      opencti
      osv
      otx
      phishtank
      recorded_future
      securitytrails
      shodan
      threat_intelligence
      threatfox
      urlhaus
      urlscan
      virustotal
      vulncheck
      vulnerability
      vulners
      zoomeye
      威胁情报
      漏洞
    `,
    nameOnly: `
      attack
    `,
  },
  {
    id: "security-products",
    label: "security products",
    holds: "account",
    writers: 1,
    readers: 0,
    words: `
      checkov
      cloud_security
      compliance_platform
      cortex_xdr
      crowdstrike
      cyberark
      defectdojo
      defender
      dependency_track
      drata
      elastic_security
      exabeam
      falco
      falcon
      firewall
      gitguardian
      gitleaks
      grype
      guardduty
      huntress
      lacework
      limacharlie
      microsoft_defender
      microsoft_sentinel
      nessus
      netskope
      onetrust
      openvas
      orca_security
      panther
      prisma_cloud
      proofpoint
      prowler
      qradar
      qualys
      rapid7
      sailpoint
      secureframe
      security_hub
      security_operation
      sentinelone
      siem
      snyk
      soc
      sophos
      steampipe
      suricata
      sysdig
      tenable
      tines
      trellix
      trivy
      trufflehog
      vanta
      vulnerability_management
      wazuh
      wiz
      xsoar
      zscaler
      安全运营
    `,
  },
  {
    id: "identity",
    label: "identity",
    holds: "account",
    writers: 0,
    readers: 1,
    words: `
      active_directory
      auth0
      authelia
      authentik
      azure_active_directory
      azure_ad
      casdoor
      clerk
      cognito
      descope
      device_management
      duo_security
      entra
      entra_id
      forgerock
      freeipa
      frontegg
      fusionauth
      google_admin
      iam
      identity_access_management
      identity_management
      intune
      jamf
      jumpcloud
      kandji
      keycloak
      ldap
      logto
      mosyle
      okta
      onelogin
      ping_identity
      scim
      stytch
      supertokens
      user_management
      workos
      zitadel
    `,
  },
  {
    id: "secrets",
    label: "secrets",
    holds: "account",
    writers: 0,
    readers: 0,
    words: `
      1password
      api_key_manager
      aws_secrets
      bitwarden
      credential_manager
      dashlane
      doppler
      dotenv
      env
      env_file
      environment_variable
      hashicorp_vault
      infisical
      keepass
      keepassxc
      keychain
      lastpass
      nordpass
      password_manager
      proton_pass
      secret_manager
      sops
      ssm_parameter
      vault
      密码管理
    `,
  },
  {
    id: "packages",
    label: "a package registry",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      arch_linux
      artifact_hub
      aur
      bioconda
      cargo
      chocolatey
      conda
      conda_forge
      cpan
      cran
      crates.io
      debian_package
      deps.dev
      docker_hub
      flathub
      ghcr
      go_package
      hackage
      homebrew
      jsdelivr
      jsr
      libraries.io
      maven
      maven_central
      metacpan
      nixos
      nixpkgs
      npm
      npm_registry
      npmjs
      nuget
      open_vsx
      package_dependency
      package_registry
      package_search
      package_version
      packagist
      pnpm
      pub.dev
      pypi
      rubygem
      snapcraft
      terraform_registry
      vcpkg
      vscode_marketplace
      winget
      依赖查询
    `,
    nameOnly: `
      dependency
      package
    `,
  },
  {
    id: "docs-reference",
    label: "documentation",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      android_docs
      angular_docs
      ant_design
      api_reference
      apple_developer
      apple_docs
      astro_docs
      aws_documentation
      best_practice
      bootstrap_docs
      can_i_use
      caniuse
      carbon_design
      chakra
      cheatsheet
      cloudflare_docs
      coding_standard
      component_library
      context7
      daisyui
      design_system
      devdocs
      developer_documentation
      developer_guide
      developer_portal
      devguide
      element_plus
      flowbite
      fluent_ui
      font_awesome
      framework_docs
      go_doc
      heroicons
      heroui
      iconify
      ietf
      javadoc
      language_spec
      library_docs
      lucide
      magic_ui
      man_page
      manpages
      mantine
      material_ui
      mdn
      mdn_web
      microsoft_learn
      modding_docs
      naive_ui
      nuxt
      official_documentation
      primevue
      prompt_library
      pydoc
      radix_ui
      react_docs
      rfc_editor
      sdk_documentation
      shadcn
      style_guide
      svelte
      tailwind
      tldr_pages
      ui_component
      vue_docs
      vuetify
      w3c
      开发文档
      技术文档
      文档
      组件库
    `,
    nameOnly: `
      doc
      documentation
      guideline
      icons
    `,
  },
  {
    id: "models-hub",
    label: "a hub of models",
    holds: "public",
    writers: 3,
    readers: 2,
    words: `
      civitai
      hugging_face
      huggingface
      kaggle
      model_zoo
      modelscope
      ollama_library
      openml
      paperswithcode
      replicate
      tensorflow_hub
    `,
  },
  {
    id: "ml",
    label: "machine learning",
    holds: "account",
    writers: 0,
    readers: 0,
    words: `
      agentops
      anyscale
      argilla
      arize
      azure_ml
      bedrock
      bentoml
      braintrust
      clearml
      comet
      comet_ml
      dataiku
      datarobot
      determined_ai
      dvc
      experiment_tracking
      feature_store
      flyte
      h2o_ai
      helicone
      humanloop
      kserve
      kubeflow
      label_studio
      labelbox
      langfuse
      langsmith
      llm_observability
      metaflow
      mlflow
      model_training
      neptune.ai
      opik
      phoenix_arize
      prompt_management
      promptlayer
      roboflow
      sagemaker
      supervisely
      tensorboard
      training
      vertex_ai
      wandb
      weights_biases
      zenml
    `,
  },
  {
    id: "gateway",
    label: "a gateway to other servers",
    holds: "account",
    writers: 2,
    readers: 2,
    words: `
      aggregator
      apideck
      arcade_dev
      composio
      context_forge
      klavis
      mcp_client
      mcp_funnel
      mcp_gateway
      mcp_hub
      mcp_installer
      mcp_manager
      mcp_mesh
      mcp_orchestrator
      mcp_proxy
      mcp_registry
      mcp_router
      mcp_server_list
      mcp_server_registry
      meta_mcp
      metamcp
      nango
      proxy_server
      tool_router
      toolhub
    `,
    nameOnly: `
      gateway
      toolbox
    `,
  },
  {
    id: "devices",
    label: "devices",
    holds: "local",
    writers: 0,
    readers: 1,
    words: `
      3d_printer
      alexa
      apple_tv
      aqara
      arduino
      ardupilot
      bacnet
      bambu
      bambu_lab
      beckhoff
      bluetooth
      can_bus
      chromecast
      cnc
      dji
      domoticz
      drone
      ecobee
      enphase
      epics
      esp32
      esphome
      govee
      gpio
      grbl
      growatt
      home_assistant
      home_automation
      homebridge
      homekit
      hubitat
      hvac
      iot
      kasa
      klipper
      knx
      laser_cutter
      lg_tv
      lifx
      lutron
      mavlink
      micropython
      mijia
      miot
      modbus
      moonraker
      nanoleaf
      netatmo
      nodemcu
      obd2
      obs_studio
      octoprint
      octopus_energy
      opc_ua
      opcua
      openhab
      oscilloscope
      philips_hue
      platformio
      plc
      powerwall
      printer
      prusa
      px4
      raspberry_pi
      roborock
      robot
      robot_arm
      robot_control
      roku
      roomba
      ros
      ros2
      rosbridge
      samsung_tv
      scada
      scpi
      serial_port
      shelly
      siemens_s7
      smart_home
      smart_light
      smart_meter
      smart_plug
      smartcar
      smartthings
      solaredge
      stream_deck
      tado
      tapo
      tasmota
      tesla
      tibber
      turtlebot
      tuya
      uart
      unitree
      victron
      wallbox
      wled
      xiaomi_home
      yeelight
      zigbee
      zigbee2mqtt
      zwave
      小米
      智能设备
      机器人
      米家
    `,
    nameOnly: `
      device
      sensor
    `,
  },
  {
    id: "phone",
    label: "a phone",
    holds: "local",
    writers: 2,
    readers: 2,
    words: `
      adb
      android_device
      android_emulator
      android_phone
      appium
      harmonyos
      ios_device
      ios_simulator
      iphone
      mobile_app
      mobile_automation
      mobile_device
      mobile_testing
      phone_control
      scrcpy
      simctl
      simulator
      tasker
      termux
      uiautomator
      webdriveragent
      xcrun
      xcuitest
      手机
    `,
    nameOnly: `
      android
      ios
      mobile
    `,
  },
  {
    id: "desktop",
    label: "the desktop",
    holds: "local",
    writers: 2,
    readers: 1,
    words: `
      accessibility_api
      apple_script
      autohotkey
      computer_control
      computer_use
      desktop_automation
      desktop_screenshot
      gui_automation
      hammerspoon
      hyprland
      jxa
      keyboard_maestro
      macos
      mouse_keyboard
      osascript
      pyautogui
      pywinauto
      raycast
      rdp
      screen_capture
      screen_control
      shortcuts_app
      ui_automation
      vnc
      wayland
      window_management
      windows_automation
      windows_control
      yabai
    `,
    nameOnly: `
      apple
      clipboard
      desktop
      mac
      screenshot
    `,
  },
  {
    id: "app-server",
    label: "an application server",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      actuator
      application_server
      glassfish
      gunicorn
      jboss
      jmx
      jolokia
      jvm_monitoring
      liberty_server
      payara
      php_fpm
      pm2
      process_manager
      spring_boot_actuator
      supervisord
      systemd
      tomcat
      web_server_admin
      weblogic
      websphere
      wildfly
    `,
  },
  {
    id: "editor-3d",
    label: "a design program",
    holds: "local",
    writers: 0,
    readers: 0,
    words: `
      abaqus
      ableton
      after_effects
      altium
      ansys
      arcgis_pro
      archicad
      archimate
      audacity
      autocad
      blender
      bricscad
      build123d
      cadquery
      capcut
      catia
      cinema_4d
      cocos_creator
      comsol
      coreldraw
      davinci
      davinci_resolve
      daw
      drawio
      easyeda
      etabs
      final_cut
      fl_studio
      freecad
      fusion_360
      game_editor
      game_engine
      gamemaker
      gazebo
      gimp
      godot
      grasshopper
      houdini
      illustrator
      indesign
      inkscape
      isaac_sim
      kdenlive
      kicad
      krita
      lightroom_classic
      logic_pro
      ltspice
      matlab
      maya
      music_production
      navisworks
      ngspice
      omniverse
      onshape
      openfoam
      openscad
      photoshop
      playcanvas
      premiere
      qgis
      reaper
      revit
      rhino
      roblox_studio
      rpg_maker
      simulink
      sketchup
      solidworks
      substance_painter
      tekla
      tia_portal
      timeline_editor
      touchdesigner
      unity
      unreal
      unreal_engine
      video_editor
      visio
      zbrush
      zwcad
      三维
      剪映
      建模
    `,
  },
];
