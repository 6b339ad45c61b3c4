import type { Service } from "../service";

/** Services in which an organisation keeps its work. */
export const WORK_SERVICES: readonly Service[] = [
  {
    id: "projects",
    label: "project management",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      agile_board
      aha_roadmaps
      any.do
      asana
      azure_devops
      backlog.com
      basecamp
      clickup
      clockify
      everhour
      focalboard
      goal_tracker
      google_tasks
      habit_tracker
      habitica
      harvest_time
      huly
      issue_tracker
      issue_tracking
      jira
      jira_cloud
      jira_server
      kanban
      kanboard
      leantime
      linear
      linear_issue
      meistertask
      microsoft_planner
      microsoft_project
      microsoft_todo
      monday
      monday.com
      ms_todo
      nozbe
      nulab
      okr_tracker
      omnifocus
      openproject
      phabricator
      pivotal_tracker
      plane.so
      planka
      podio
      productboard
      project_board
      project_management
      redmine
      scrum_board
      smartsuite
      sunsama
      superproductivity
      taiga
      tapd
      targetprocess
      task_board
      task_list
      task_management
      task_manager
      taskade
      taskqueue
      taskwarrior
      team_board
      teambition
      teamwork
      things3
      things_app
      ticktick
      time_tracker
      time_tracking
      to-do_list
      todo_app
      todo_list
      todo_manager
      todoist
      toggl
      trello
      vikunja
      wakatime
      wekan
      wrike
      youtrack
      zenhub
      zentao
      zoho_projects
      任务清单
      任务管理
      待办
      项目管理
      飞书项目
    `,
    nameOnly: `
      plane
      productivity
      shortcut
      tasks
      todo
    `,
  },
  {
    id: "helpdesk",
    label: "customer support",
    holds: "account",
    writers: 3,
    readers: 3,
    words: `
      autotask
      chatwoot
      connectwise
      crisp
      customer_service
      customer_support
      freshdesk
      freshservice
      glpi
      gorgias
      halopsa
      help_desk
      helpscout
      intercom
      itsm
      jira_service
      kayako
      kustomer
      livechat
      manageengine
      osticket
      pylon_support
      service_desk
      servicedesk
      servicenow
      support_ticket
      supportbee
      tawk.to
      ticket_system
      ticketing
      tidio
      trengo
      zammad
      zendesk
      zoho_desk
    `,
    nameOnly: `
      plain
    `,
  },
  {
    id: "crm",
    label: "customer relations",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      affinity
      amocrm
      apollo
      apollo.io
      attio
      bitrix24
      capsule_crm
      clari
      client_management
      close.com
      copper
      crm
      customer_relationship
      dynamics365
      dynamics_365
      espocrm
      folk_crm
      follow_up_boss
      freshsales
      gainsight
      gohighlevel
      highlevel
      hubspot
      insightly
      keap
      kommo
      lead_management
      lusha
      microsoft_dynamics
      nutshell
      outreach.io
      pipedrive
      planhat
      rd_station
      sales_cloud
      sales_crm
      sales_engagement
      salesforce
      salesmate
      sellsy
      soql
      streak_crm
      sugarcrm
      suitecrm
      teamleader
      totango
      twenty_crm
      veeva
      vitally
      zendesk_sell
      zoho
      zoho_crm
      客户关系
    `,
    nameOnly: `
      leads
    `,
  },
  {
    id: "documents",
    label: "documents in the cloud",
    holds: "account",
    writers: 2,
    readers: 2,
    words: `
      adobe_sign
      airtable
      alfresco
      baserow
      boldsign
      box.com
      cloud_drive
      cloud_storage
      coda
      collabora
      document_signing
      docusign
      docuware
      drive
      dropbox
      dropbox_sign
      e_signature
      egnyte
      etherpad
      excel_online
      feishu_docs
      file_sharing
      gdrive
      google_doc
      google_drive
      google_keep
      google_sheet
      google_slide
      google_workspace
      grist
      hackmd
      hellosign
      icloud_drive
      lark_docs
      m365
      mayan_edms
      microsoft_365
      microsoft_graph
      ms_graph
      nextcloud
      nocodb
      office365
      office_365
      onedrive
      onenote
      onlyoffice
      owncloud
      pandadoc
      paperless
      pcloud
      quip
      seafile
      seatable
      sharefile
      sharepoint
      signnow
      signwell
      smartsheet
      stackby
      synology_drive
      teable
      webdav
      wps
      yuque
      云文档
      百度网盘
      网盘
      腾讯文档
      语雀
      阿里云盘
      飞书文档
    `,
    nameOnly: `
      box
    `,
  },
  {
    id: "wiki",
    label: "a wiki of the organisation",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      affine
      anytype
      appflowy
      archbee
      bookstack
      company_wiki
      confluence
      confluence_space
      docmost
      document360
      dokuwiki
      gitbook
      internal_knowledge_base
      intranet
      knowledge_management
      notion
      nuclino
      sharepoint_wiki
      slite
      team_wiki
      tettra
      wiki.js
      wikijs
      xwiki
    `,
    nameOnly: `
      guru
      outline
      slab
    `,
  },
  {
    id: "notes",
    label: "private notes",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      amplenote
      apple_notes
      blinko
      bookmark_manager
      capacities
      craft_docs
      day_one
      dendron
      devonthink
      dynalist
      evernote
      flomo
      heptabase
      instapaper
      joplin
      karakeep
      knowledge_vault
      linkding
      logseq
      markdown_notes
      mem.ai
      memos
      note_app
      note_taking
      notesnook
      obsidian
      omnivore
      org_mode
      personal_knowledge
      personal_wiki
      pinboard
      raindrop
      read_later
      readwise
      remnote
      roam
      second_brain
      silverbullet
      simplenote
      siyuan
      standard_notes
      supernotes
      tana_outline
      trilium
      wallabag
      workflowy
      zettelkasten
      zotero
      印象笔记
      思源
      有道云笔记
      笔记
    `,
    nameOnly: `
      bear
      diary
      journal
      notes
      vault
    `,
  },
  {
    id: "hr",
    label: "personnel",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      15five
      applicant_tracking
      ashby
      bamboohr
      breezy_hr
      bullhorn
      candidate_tracking
      culture_amp
      deel
      employee_record
      greenhouse
      gusto
      hibob
      human_resource
      icims
      leave_management
      paychex
      paycom
      payfit
      paylocity
      payroll
      personio
      recruitee
      recruiting
      rippling
      shift_scheduling
      smartrecruiters
      successfactors
      talent_management
      teamtailor
      time_off
      ukg
      workable
      workday
      zenefits
      zoho_people
      zoho_recruit
    `,
    nameOnly: `
      employee
      hr
      lever
    `,
  },
  {
    id: "cms",
    label: "a site of one's own",
    holds: "account",
    writers: 1,
    readers: 3,
    words: `
      adobe_experience_manager
      beehiiv
      blog_post
      blogger
      bubble.io
      builder.io
      cms
      content_management
      contentful
      cosmic_js
      craft_cms
      datocms
      dev.to
      directus
      drupal
      edgeone_pages
      elementor
      ghost
      github_pages
      gutenberg_block
      hashnode
      headless_cms
      hygraph
      joomla
      kontent
      payload_cms
      prismic
      sanity
      site_builder
      sitecore
      squarespace
      statamic
      storyblok
      strapi
      substack
      tinacms
      typo3
      umbraco
      webflow
      website_builder
      webstudio
      weebly
      wix
      wordpress
      wordpress_site
    `,
    nameOnly: `
      blog
      medium
    `,
  },
  {
    id: "shop",
    label: "a shop of one's own",
    holds: "account",
    writers: 2,
    readers: 3,
    words: `
      aftership
      amazon_seller
      bigcommerce
      cin7
      clover_pos
      commercetools
      dropshipping
      e-commerce
      easypost
      ebay_seller
      ecommerce
      ecwid
      etsy
      etsy_shop
      fleet_management
      gumroad
      inventory_management
      katana_mrp
      lightspeed_pos
      linnworks
      logistics_management
      magento
      medusa
      mercadolibre
      merchant_center
      online_store
      opencart
      order_management
      point_of_sale
      prestashop
      printful
      printify
      saleor
      seller_central
      sendcloud
      shiphero
      shippo
      shipstation
      shopify
      shopware
      snipcart
      sp_api
      store_management
      supply_chain
      swell_store
      tiendanube
      toast_pos
      vendure
      vtex
      walmart_seller
      warehouse_management
      woocommerce
      库存管理
      店铺
      电商
    `,
    nameOnly: `
      square
      vendor
    `,
  },
  {
    id: "payments",
    label: "payments",
    holds: "account",
    writers: 1,
    readers: 2,
    words: `
      adapty
      adyen
      airwallex
      alipay
      authorize.net
      bitpay
      braintree
      brex
      btcpay
      cash_app
      cashfree
      chargebee
      checkout.com
      dlocal
      dodo_payments
      flutterwave
      gocardless
      iyzico
      klarna
      lago
      lemonsqueezy
      m-pesa
      maxio
      mercado_pago
      mercadopago
      midtrans
      mollie
      nordigen
      paddle
      pagarme
      payment_gateway
      payment_processing
      payoneer
      paypal
      paystack
      paytm
      payu
      phonepe
      plaid
      polar.sh
      ramp_card
      razorpay
      recurly
      revenuecat
      revolut
      square_payment
      stripe
      subscription_billing
      superwall
      teller.io
      transferwise
      truelayer
      venmo
      wechat_pay
      worldpay
      xendit
      yapily
      zuora
      微信支付
      支付
      支付宝
    `,
    nameOnly: `
      billing
      payment
      wise
    `,
  },
  {
    id: "accounting",
    label: "accounting",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      abap
      accounting
      actual_budget
      acumatica
      beancount
      bexio
      bookkeeping
      budget_tracker
      budgeting
      business_central
      concur
      copilot_money
      datev
      dolibarr
      e_conomic
      enterprise_resource
      epicor
      erp
      erpnext
      exact_online
      expense_tracker
      expense_tracking
      expensify
      financial_management
      firefly_iii
      fortnox
      frappe
      freeagent
      freshbooks
      gnucash
      hledger
      holded
      household_account
      invoice_ninja
      invoicing
      jd_edwards
      kashflow
      ledger_cli
      lexoffice
      lexware
      lunch_money
      monarch_money
      moneybird
      myob
      netsuite
      odoo
      oracle_fusion
      pennylane
      personal_finance
      pleo
      qonto
      quickbooks
      s4hana
      sage_accounting
      sage_intacct
      sap
      sevdesk
      spendesk
      splitwise
      tallyprime
      tax_return
      visma
      wave_accounting
      xero
      ynab
      zoho_books
      会计
      发票管理
      记账
      财务
    `,
    nameOnly: `
      expense
    `,
  },
  {
    id: "ads",
    label: "advertising",
    holds: "account",
    writers: 0,
    readers: 3,
    words: `
      ad_campaign
      ad_manager
      admob
      adsense
      advertising
      adwords
      amazon_ads
      apple_search_ads
      applovin
      bing_ads
      criteo
      dv360
      facebook_ads
      facebook_marketing
      google_ads
      linkedin_ads
      meta_ads
      meta_marketing
      microsoft_ads
      outbrain
      pinterest_ads
      ppc_campaign
      reddit_ads
      snapchat_ads
      taboola
      tiktok_ads
      twitter_ads
      yandex_direct
      巨量引擎
    `,
  },
  {
    id: "analytics",
    label: "analytics",
    holds: "account",
    writers: 0,
    readers: 1,
    words: `
      adobe_analytics
      amplitude
      analytics
      appsflyer
      bing_webmaster
      business_analytics
      business_intelligence
      cognos
      crazy_egg
      cube.dev
      domo
      fullstory
      ga4
      google_analytics
      google_data_studio
      gsc
      heap_analytics
      hotjar
      kochava
      lightdash
      logrocket
      looker_studio
      matomo
      metabase
      microsoft_clarity
      microstrategy
      mixpanel
      mouseflow
      mparticle
      pendo
      plausible
      posthog
      power_bi
      powerbi
      product_analytics
      qlik
      redash
      rudderstack
      search_console
      segment.io
      sigma_computing
      sisense
      smartlook
      supermetrics
      superset
      tableau
      tag_manager
      thoughtspot
      umami
      user_behavior
      vwo
      yandex_metrica
      百度统计
    `,
    nameOnly: `
      bi
      clarity
      looker
      segment
    `,
  },
  {
    id: "automation",
    label: "automation",
    holds: "account",
    writers: 1,
    readers: 2,
    words: `
      activepieces
      airflow
      ansible
      appsmith
      automation_anywhere
      awx
      boomi
      budibase
      camunda
      celigo
      cron_job
      dagster
      gumloop
      huginn
      ifttt
      inngest
      integromat
      job_scheduler
      kestra
      make.com
      mulesoft
      n8n
      node_red
      pabbly
      pipedream
      pipefy
      power_automate
      power_platform
      retool
      robocorp
      robotic_process
      rundeck
      step_function
      task_scheduler
      temporal.io
      tooljet
      trigger.dev
      uipath
      windmill.dev
      workato
      workflow_automation
      workflow_engine
      zapier
    `,
    nameOnly: `
      automation
      prefect
      temporal
    `,
  },
  {
    id: "design",
    label: "design",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      adobe_xd
      balsamiq
      brandfolder
      bynder
      canva
      cloudinary
      design_file
      digital_asset
      figjam
      figma
      framer
      lucidchart
      mastergo
      miro
      mural
      penpot
      pixso
      sketch
      tldraw
      uxpin
      whimsical
      zeplin
    `,
  },
  {
    id: "learning",
    label: "learning",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      anki
      blackboard
      brightspace
      canvas_api
      canvas_course
      canvas_lms
      classroom
      d2l
      docebo
      duolingo
      edtech
      flashcard
      google_classroom
      gradebook
      gradescope
      infinite_campus
      instructure
      kajabi
      learning_management
      memrise
      moodle
      moodle_course
      open_edx
      powerschool
      quizlet
      schoology
      spaced_repetition
      student_grade
      talentlms
      teachable
      thinkific
    `,
    nameOnly: `
      student
    `,
  },
  {
    id: "health",
    label: "health data",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      apple_health
      athenahealth
      calorie_tracker
      cerner
      cronometer
      dexcom
      dicom
      drchrono
      ehr
      epic_fhir
      fhir
      fitbit
      fitness
      food_tracker
      garmin
      google_fit
      health_app
      health_connect
      healthimaging
      healthkit
      healthlake
      hevy
      hl7
      intervals.icu
      medical_imaging
      medical_record
      myfitnesspal
      nightscout
      nutrition_tracking
      openemr
      openmrs
      orthanc
      oura_ring
      pacs
      patient_record
      peloton
      polar_flow
      sleep_tracker
      strava
      tidepool
      trainingpeaks
      wearable
      whoop_band
      withings
      workout
      健康数据
    `,
    nameOnly: `
      health_record
      hospital
      oura
      patient
      whoop
    `,
  },
  {
    id: "incident",
    label: "incident response",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      betterstack
      firehydrant
      grafana_oncall
      ilert
      incident.io
      incident_management
      instatus
      on_call
      opsgenie
      pagerduty
      rootly
      squadcast
      status_page
      statuspage
      statuspage.io
      victorops
      xmatters
      zenduty
    `,
  },
  {
    id: "feature-flags",
    label: "feature flags",
    holds: "account",
    writers: 0,
    readers: 1,
    words: `
      configcat
      devcycle
      eppo
      feature_flag
      flagsmith
      flipt
      growthbook
      launchdarkly
      optimizely
      remote_config
      split.io
      statsig
    `,
    nameOnly: `
      unleash
    `,
  },
];
