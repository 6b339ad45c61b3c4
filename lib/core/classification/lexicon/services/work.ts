import type { Service } from "../service";

/** Services in which an organisation keeps its work. */
export const WORK_SERVICES: readonly Service[] = [
  {
    id: "projects",
    label: "project management",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "jira asana trello linear monday monday.com clickup basecamp wrike todoist ticktick openproject project_management task_management youtrack redmine kanban project_board team_board task_board scrum_board agile_board azure_devops teamwork taskwarrior task_manager taskqueue 任务管理 项目管理 待办 todo_list linear_issue things3 things_app omnifocus microsoft_todo google_tasks any.do smartsuite podio taiga zenhub phabricator targetprocess aha_roadmaps productboard zoho_projects meistertask microsoft_planner nulab teambition tapd zentao huly vikunja focalboard wekan kanboard leantime toggl clockify harvest_time everhour wakatime sunsama habitica habit_tracker todo_app todo_manager to-do_list issue_tracker issue_tracking task_list ms_todo superproductivity microsoft_project planka jira_cloud jira_server taskade nozbe plane.so backlog.com goal_tracker okr_tracker time_tracking time_tracker pivotal_tracker 飞书项目 任务清单",
    nameOnly: "tasks task todo shortcut plane productivity",
  },
  {
    id: "helpdesk",
    label: "customer support",
    holds: "account",
    writers: 3,
    readers: 3,
    words:
      "zendesk freshdesk intercom helpscout customer_support support_ticket servicenow help_desk gorgias customer_service crisp ticketing chatwoot kayako jira_service service_desk servicedesk livechat tidio kustomer zoho_desk freshservice osticket zammad manageengine trengo tawk.to halopsa connectwise autotask glpi itsm ticket_system supportbee pylon_support",
    nameOnly: "plain",
  },
  {
    id: "crm",
    label: "customer relations",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "hubspot salesforce pipedrive attio zoho_crm crm affinity close.com copper dynamics_365 sales_cloud sales_engagement apollo 客户关系 zoho freshsales sugarcrm suitecrm espocrm twenty_crm folk_crm streak_crm insightly capsule_crm keap gohighlevel highlevel microsoft_dynamics dynamics365 salesmate nutshell clari gainsight planhat vitally totango bitrix24 amocrm kommo follow_up_boss veeva sellsy teamleader rd_station apollo.io lusha outreach.io zendesk_sell sales_crm lead_management customer_relationship client_management soql",
    nameOnly: "leads lead",
  },
  {
    id: "documents",
    label: "documents in the cloud",
    holds: "account",
    writers: 2,
    readers: 2,
    words:
      "google_drive google_docs google_sheets google_slides dropbox onedrive sharepoint gdrive google_workspace office_365 microsoft_365 drive alfresco nextcloud airtable coda smartsheet wps yuque 语雀 云文档 腾讯文档 docusign pandadoc box.com quip egnyte icloud_drive pcloud onlyoffice collabora etherpad hackmd paperless mayan_edms docuware sharefile seafile owncloud synology_drive webdav feishu_docs lark_docs baserow nocodb grist seatable teable stackby excel_online onenote google_keep dropbox_sign hellosign signnow adobe_sign e_signature boldsign signwell document_signing file_sharing cloud_storage cloud_drive google_sheet google_doc google_slide ms_graph microsoft_graph office365 m365 飞书文档 网盘 百度网盘 阿里云盘",
    nameOnly: "box",
  },
  {
    id: "wiki",
    label: "a wiki of the organisation",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "notion confluence gitbook bookstack document360 knowledge_management confluence_space company_wiki internal_knowledge_base slite tettra nuclino archbee xwiki dokuwiki wiki.js wikijs affine appflowy anytype docmost sharepoint_wiki team_wiki intranet",
    nameOnly: "outline guru slab",
  },
  {
    id: "notes",
    label: "private notes",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "obsidian evernote apple_notes joplin logseq roam note_taking markdown_notes memos flomo 笔记 apple_notes simplenote standard_notes amplenote heptabase mem.ai craft_docs tana_outline remnote notesnook workflowy dynalist zettelkasten zotero devonthink raindrop readwise instapaper pinboard linkding karakeep omnivore wallabag day_one second_brain org_mode blinko siyuan trilium capacities silverbullet supernotes bookmark_manager read_later personal_wiki personal_knowledge knowledge_vault note_app notes_app dendron 思源 印象笔记 有道云笔记",
    nameOnly: "notes note bear diary journal vault",
  },
  {
    id: "hr",
    label: "personnel",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "workday bamboohr payroll recruiting greenhouse applicant_tracking gusto personio human_resource deel leave_management employee_record rippling hibob successfactors ukg paylocity paycom paychex zenefits culture_amp 15five ashby workable smartrecruiters teamtailor recruitee icims breezy_hr bullhorn zoho_people zoho_recruit payfit talent_management shift_scheduling time_off candidate_tracking",
    nameOnly: "hr lever employee",
  },
  {
    id: "cms",
    label: "a site of one's own",
    holds: "account",
    writers: 1,
    readers: 3,
    words:
      "wordpress webflow ghost contentful sanity strapi wix squarespace drupal cms content_management storyblok prismic dev.to hashnode website_builder directus payload_cms tinacms umbraco sitecore adobe_experience_manager joomla typo3 kontent hygraph datocms builder.io craft_cms statamic cosmic_js substack beehiiv blogger elementor bubble.io weebly edgeone_pages github_pages headless_cms blog_post site_builder webstudio wordpress_site gutenberg_block",
    nameOnly: "medium blog",
  },
  {
    id: "shop",
    label: "a shop of one's own",
    holds: "account",
    writers: 2,
    readers: 3,
    words:
      "shopify woocommerce magento bigcommerce etsy_shop store_management e-commerce ecommerce online_store prestashop seller_central amazon_seller sp_api walmart_seller etsy ebay_seller opencart medusa saleor vendure commercetools swell_store snipcart ecwid shopware tiendanube vtex printful printify shipstation shippo easypost shiphero aftership sendcloud lightspeed_pos toast_pos clover_pos point_of_sale gumroad inventory_management warehouse_management order_management cin7 katana_mrp linnworks mercadolibre merchant_center dropshipping logistics_management supply_chain fleet_management 电商 库存管理 店铺",
    nameOnly: "square vendor",
  },
  {
    id: "payments",
    label: "payments",
    holds: "account",
    writers: 1,
    readers: 2,
    words:
      "stripe paypal adyen razorpay chargebee paddle lemonsqueezy square_payment mercadopago plaid braintree 支付宝 支付 mollie checkout.com gocardless worldpay authorize.net klarna paystack flutterwave m-pesa phonepe paytm cashfree midtrans xendit iyzico payu dlocal pagarme mercado_pago bitpay btcpay recurly zuora maxio lago polar.sh dodo_payments revenuecat adapty superwall truelayer nordigen yapily teller.io ramp_card brex airwallex payoneer transferwise revolut venmo cash_app alipay wechat_pay payment_gateway payment_processing subscription_billing 微信支付",
    nameOnly: "payment wise billing",
  },
  {
    id: "accounting",
    label: "accounting",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "quickbooks xero moneybird freshbooks accounting bookkeeping sap erp odoo netsuite ynab personal_finance financial_management freeagent 财务 会计 sage_accounting sage_intacct zoho_books wave_accounting kashflow exact_online datev lexoffice lexware sevdesk bexio fortnox visma e_conomic holded pennylane qonto myob actual_budget firefly_iii monarch_money lunch_money copilot_money splitwise gnucash ledger_cli beancount hledger expensify concur spendesk pleo business_central epicor acumatica erpnext frappe dolibarr s4hana abap jd_edwards oracle_fusion invoicing invoice_ninja expense_tracker expense_tracking budget_tracker budgeting household_account tax_return enterprise_resource tallyprime 记账 发票管理",
    nameOnly: "invoice invoices budget expense accounting",
  },
  {
    id: "ads",
    label: "advertising",
    holds: "account",
    writers: 0,
    readers: 3,
    words:
      "google_ads meta_ads facebook_ads tiktok_ads ad_campaign advertising adwords linkedin_ads facebook_marketing meta_marketing snapchat_ads pinterest_ads reddit_ads twitter_ads microsoft_ads bing_ads amazon_ads apple_search_ads taboola outbrain criteo dv360 applovin admob adsense ad_manager yandex_direct ppc_campaign 巨量引擎",
  },
  {
    id: "analytics",
    label: "analytics",
    holds: "account",
    writers: 0,
    readers: 1,
    words:
      "google_analytics mixpanel amplitude posthog plausible analytics matomo search_console tableau metabase superset powerbi power_bi business_intelligence hotjar ga4 pendo looker_studio segment.io umami adobe_analytics heap_analytics fullstory logrocket smartlook mouseflow microsoft_clarity crazy_egg vwo rudderstack mparticle appsflyer kochava bing_webmaster tag_manager domo sisense qlik cognos microstrategy thoughtspot sigma_computing redash lightdash cube.dev yandex_metrica supermetrics gsc google_data_studio business_analytics product_analytics user_behavior 百度统计",
    nameOnly: "analytics looker segment clarity bi",
  },
  {
    id: "automation",
    label: "automation",
    holds: "account",
    writers: 1,
    readers: 2,
    words:
      "zapier n8n make.com ifttt workflow_automation integromat pipedream airflow dagster power_automate temporal.io activepieces node_red huginn kestra windmill.dev camunda uipath automation_anywhere robocorp power_platform workato boomi mulesoft celigo pabbly gumloop retool appsmith tooljet budibase trigger.dev inngest rundeck ansible awx cron_job job_scheduler workflow_engine step_function task_scheduler pipefy robotic_process",
    nameOnly: "automation temporal prefect",
  },
  {
    id: "design",
    label: "design",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "figma miro canva sketch penpot framer mural lucidchart zeplin adobe_xd whimsical figjam mastergo pixso balsamiq uxpin cloudinary bynder brandfolder digital_asset tldraw design_file",
  },
  {
    id: "learning",
    label: "learning",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "moodle google_classroom anki duolingo edtech learning_management gradescope canvas_lms canvas_course student_grade blackboard brightspace d2l schoology instructure open_edx talentlms docebo quizlet powerschool infinite_campus teachable thinkific kajabi flashcard memrise gradebook canvas_api moodle_course spaced_repetition classroom",
    nameOnly: "student",
  },
  {
    id: "health",
    label: "health data",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "fhir ehr healthlake medical_record fitbit strava garmin apple_health withings dicom healthimaging fitness food_tracker workout myfitnesspal nutrition_tracking whoop_band oura_ring patient_record epic_fhir cerner athenahealth openemr openmrs healthkit google_fit health_connect polar_flow peloton trainingpeaks intervals.icu hevy cronometer dexcom nightscout tidepool drchrono orthanc pacs hl7 sleep_tracker calorie_tracker wearable medical_imaging health_app 健康数据",
    nameOnly: "patient hospital whoop oura health_record",
  },
  {
    id: "incident",
    label: "incident response",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "pagerduty opsgenie incident.io rootly on_call incident_management statuspage firehydrant betterstack squadcast xmatters victorops grafana_oncall zenduty ilert statuspage.io instatus status_page",
  },
  {
    id: "feature-flags",
    label: "feature flags",
    holds: "account",
    writers: 0,
    readers: 1,
    words:
      "launchdarkly optimizely split.io feature_flag statsig growthbook configcat flagsmith flipt devcycle eppo remote_config",
    nameOnly: "unleash",
  },
];
