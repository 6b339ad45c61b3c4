/**
 * What a parameter gives to the caller: where a call goes, what it carries, what it picks. Matched on the words of the
 * parameter's name; the last word of a name speaks loudest.
 */
export type ParameterRole = { id: string; label: string; words: string };

export const PARAMETER_ROLES: readonly ParameterRole[] = [
  {
    id: "url",
    label: "an address on the web",
    words:
      "url uri link href endpoint website webpage site_url page_url webhook repo_url image_url agent_url git_repo callback urls links 网址",
  },
  {
    id: "host",
    label: "a host",
    words:
      "host hostname server_address server_url connection_string dsn relays relay rpc_url proxy remote_host base_url",
  },
  {
    id: "domain",
    label: "a domain or address to look up",
    words: "ip ip_address domain target cidr asn subdomain domains ips",
  },
  {
    id: "recipient",
    label: "who receives it",
    words:
      "to recipient recipients cc bcc to_email phone phone_number to_number email_address chat_id receiver recipient_id attendees invitees participants to_address destination_address mobile user_ids",
  },
  {
    id: "channel",
    label: "where it is posted",
    words:
      "channel channel_id room thread_ts thread_id group_id guild_id conversation_id subreddit topic server_id space_id",
  },
  {
    id: "content",
    label: "free text that is carried",
    words:
      "message body content text html markdown comment caption subject note status_text post tweet reply msg summary description comment_text message_text title_and_body blocks",
  },
  { id: "title", label: "a title", words: "title name headline label heading" },
  {
    id: "path",
    label: "a path",
    words:
      "path file filepath filename file_path file_name directory folder dir output_path source_path root input_path project_path repo_path workspace_path absolute_path destination_path cwd working_directory paths files output_file input_file 文件路径",
  },
  {
    id: "query",
    label: "words to search for",
    words: "query q search keyword keywords search_term term search_query question search_text phrase prompt_query",
  },
  {
    id: "sql",
    label: "a statement for a database",
    words: "sql sql_query statement cypher sparql aql query_string graphql pipeline aggregation",
  },
  { id: "command", label: "a command", words: "command cmd shell commands args script_args argv shell_command cli" },
  {
    id: "code",
    label: "code",
    words:
      "code script script_content code_content script_text source_text code_text source source_code snippet expression function javascript python_code python program js macro",
  },
  {
    id: "prompt",
    label: "a prompt for a model",
    words: "prompt instruction instructions messages system_prompt user_prompt negative_prompt input_text",
  },
  {
    id: "id",
    label: "the id of an item",
    words: "id ids uid uuid uuids key identifier ref slug number issue_number sha hash_id record_id resource_id arn",
  },
  {
    id: "credential",
    label: "a credential",
    words:
      "token api_key password access_token apikey secret secret_key private_key auth credentials username access_key customtoken session_id profile_name",
  },
  {
    id: "place",
    label: "a place",
    words:
      "city location latitude longitude lat lon lng country address zip zip_code state coordinates origin destination place station postal_code bbox region_name province county 城市",
  },
  {
    id: "symbol",
    label: "a symbol of a market",
    words:
      "symbol ticker tickers symbols currency coin token_symbol base quote from_currency to_currency coin_id pair stock_code ts_code isin market interval exchange",
  },
  {
    id: "wallet",
    label: "an address on a chain",
    words:
      "wallet wallet_address address contract_address token_address mint tx_hash transaction_hash chain_id chain network public_key account_address block_number contract",
  },
  { id: "amount", label: "an amount", words: "amount quantity value price qty total amounts lamports shares" },
  {
    id: "number",
    label: "a number",
    words:
      "a b x y n num number numbers first second min max count precision decimals digits angle radius width height",
  },
  {
    id: "page",
    label: "which part of a list",
    words:
      "limit page per_page page_size offset cursor max_results num_results top_n pagesize next_token skip size sort order sort_by order_by page_token rows top max_items",
  },
  {
    id: "time",
    label: "a time span",
    words:
      "date start_date end_date time timezone year month day since until days start_time end_time period hours from_date to_date before after date_from date_to timestamp",
  },
  {
    id: "repo",
    label: "a repository",
    words:
      "repo owner repository branch commit pull_number project_id org organization base_branch repo_name head pr_number",
  },
  {
    id: "table",
    label: "a table",
    words:
      "table table_name database schema collection db columns dataset index column database_name collection_name index_name table_id fields",
  },
  {
    id: "selector",
    label: "an element of a page",
    words: "selector element xpath uid ref tab_id page_id browser_id element_id tab",
  },
  {
    id: "data",
    label: "data to store or send",
    words:
      "data payload fields properties values attributes record records items json object params object_properties metadata input updates config items_list attributes_list",
  },
  {
    id: "attachment",
    label: "a file that goes along",
    words: "attachments attachment media media_url image image_url file_data file_url video_url audio_url image_path",
  },
  {
    id: "access",
    label: "who may see it",
    words: "visibility public private permission role access share acl is_public privacy sharing grantee",
  },
  { id: "headers", label: "headers of a request", words: "headers method cookies user_agent request_body http_method" },
  {
    id: "thought",
    label: "a thought",
    words:
      "thought next_thought_needed thought_number total_thoughts hypothesis reasoning_step stage reflection problem",
  },
  {
    id: "region",
    label: "an account or region",
    words:
      "region profile account account_id subscription subscription_id resource_group project tenant workspace_id site_id cloud_id instance_id cluster_id",
  },
  { id: "action", label: "which operation", words: "action operation mode method_name op command_type subcommand" },
  {
    id: "confirm",
    label: "a confirmation",
    words: "confirm force dry_run confirmation overwrite recursive cascade permanent",
  },
];
