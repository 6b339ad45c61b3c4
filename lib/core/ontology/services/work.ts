import type { Service } from "../service";

/** Services in which an organisation keeps its work. */
export const WORK_SERVICES: readonly Service[] = [
  { id: "projects", label: "project management", holds: "account", writers: 1, readers: 1, words: "jira asana trello linear monday monday.com clickup basecamp wrike todoist ticktick things openproject project_management task_management shortcut youtrack redmine plane kanban azure_devops teamwork height taskwarrior todo task_manager tasks productivity taskqueue 任务管理 项目管理 待办" },
  { id: "helpdesk", label: "customer support", holds: "account", writers: 3, readers: 3, words: "zendesk freshdesk intercom helpscout customer_support support_ticket servicenow help_desk plain gorgias customer_service crisp ticketing" },
  { id: "crm", label: "customer relations", holds: "account", writers: 1, readers: 1, words: "hubspot salesforce pipedrive attio zoho_crm crm affinity close.com copper dynamics_365 sales_cloud sales_engagement apollo outreach leads 客户关系" },
  { id: "documents", label: "documents in the cloud", holds: "account", writers: 2, readers: 2, words: "google_drive google_docs google_sheets google_slides dropbox onedrive sharepoint box gdrive google_workspace office_365 microsoft_365 drive alfresco nextcloud airtable coda smartsheet quip wps yuque 语雀 云文档 腾讯文档 docusign pandadoc" },
  { id: "wiki", label: "a wiki of the organisation", holds: "account", writers: 1, readers: 1, words: "notion confluence wiki gitbook outline bookstack slab guru knowledge_base document360 knowledge_management" },
  { id: "notes", label: "private notes", holds: "local", writers: 1, readers: 0, words: "obsidian evernote apple_notes bear joplin logseq notes roam vault note_taking markdown_notes memos flomo diary journal 笔记" },
  { id: "hr", label: "personnel", holds: "account", writers: 1, readers: 1, words: "workday bamboohr hr payroll recruiting greenhouse lever applicant_tracking gusto personio human_resource deel employee leave_management" },
  { id: "cms", label: "a site of one's own", holds: "account", writers: 1, readers: 3, words: "wordpress webflow ghost contentful sanity strapi wix squarespace drupal cms content_management blog storyblok prismic dev.to medium hashnode website_builder" },
  { id: "shop", label: "a shop of one's own", holds: "account", writers: 2, readers: 3, words: "shopify woocommerce magento bigcommerce etsy_shop store_management e-commerce ecommerce online_store square prestashop merchant seller_central vendor" },
  { id: "payments", label: "payments", holds: "account", writers: 1, readers: 2, words: "stripe paypal adyen razorpay chargebee paddle lemonsqueezy payment billing square_payment mercadopago plaid wise braintree 支付宝 支付" },
  { id: "accounting", label: "accounting", holds: "account", writers: 1, readers: 1, words: "quickbooks xero moneybird freshbooks accounting invoice bookkeeping sap erp odoo netsuite ynab expense budget personal_finance financial_management freeagent 财务 会计" },
  { id: "ads", label: "advertising", holds: "account", writers: 0, readers: 3, words: "google_ads meta_ads facebook_ads tiktok_ads ad_campaign advertising adwords linkedin_ads" },
  { id: "analytics", label: "analytics", holds: "account", writers: 0, readers: 1, words: "google_analytics mixpanel amplitude posthog plausible analytics matomo segment search_console tableau looker metabase superset powerbi power_bi bi business_intelligence hotjar clarity ga4 pendo" },
  { id: "automation", label: "automation", holds: "account", writers: 1, readers: 2, words: "zapier n8n make.com ifttt workflow_automation integromat pipedream automation airflow prefect temporal dagster power_automate" },
  { id: "design", label: "design", holds: "account", writers: 1, readers: 1, words: "figma miro canva sketch penpot framer mural lucidchart" },
  { id: "learning", label: "learning", holds: "account", writers: 1, readers: 1, words: "canvas_lms moodle google_classroom anki duolingo edtech learning_management student grades gradescope" },
  { id: "health", label: "health data", holds: "account", writers: 1, readers: 1, words: "fhir ehr healthlake medical_record patient fitbit strava garmin oura apple_health whoop withings dicom healthimaging fitness hospital food_tracker workout myfitnesspal nutrition_tracking" },
  { id: "incident", label: "incident response", holds: "account", writers: 1, readers: 1, words: "pagerduty opsgenie incident.io rootly on_call incident_management statuspage firehydrant" },
  { id: "feature-flags", label: "feature flags", holds: "account", writers: 0, readers: 1, words: "launchdarkly optimizely split.io feature_flag statsig unleash growthbook configcat" },
];
