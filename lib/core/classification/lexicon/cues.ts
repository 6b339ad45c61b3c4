/**
 * Phrases that say whose content it is, who wrote it or where it goes, whatever the resource. Matched on stems, so that
 * inflected forms count.
 */
export type Cue = { id: string; label: string; words: string };

export const CUES: readonly Cue[] = [
  {
    id: "own-account",
    label: "speaks of an account",
    words:
      "your_account my_account authenticated_user current_user logged_in your_workspace your_organization your_organisation the_account account signed_in logged_in_user personal user_s my_own owner private own_account organization organisation tenant in_your api_token 当前用户 我的 账户 登录用户",
  },
  {
    id: "local",
    label: "speaks of this machine",
    words:
      "local locally local_machine on_disk this_machine local_file workspace working_directory absolute_path current_directory localhost your_computer file_system installed 本地 yerel",
  },
  {
    id: "public",
    label: "speaks of the public",
    words:
      "public publicly open_data open_source public_api free_api publicly_available no_authentication no_api_key open_access anyone worldwide global 公开 公共",
  },
  {
    id: "web",
    label: "speaks of the web",
    words:
      "web internet online website url web_page webpage http https world_wide_web browser crawl on_the_web from_the_web from_url link 网页 互联网 联网 web_site",
  },
  {
    id: "latest",
    label: "speaks of the newest",
    words:
      "latest trending popular recent top hot today real_time realtime real-time live current 最新 实时 热门 güncel gerçek_zamanlı",
  },
  {
    id: "generative",
    label: "speaks of a model that writes",
    words: "ai_generated llm language_model ai_model generated_by ai_powered gpt gemini neural ai 人工智能 大模型",
  },
  {
    id: "sensitive",
    label: "speaks of something sensitive",
    words:
      "secret credential password private_key sensitive confidential pii personal_data api_key token salary medical seed_phrase 敏感 密码 密钥",
  },
  {
    id: "external",
    label: "speaks of others",
    words:
      "customer external third_party recipient outsider visitor guest client audience public_facing user_generated everyone stakeholder",
  },
  {
    id: "permanent",
    label: "speaks of no way back",
    words:
      "permanently permanent irreversible cannot_be_undone undone irreversibly destructive overwrite overwritten destroy wipe dangerous warning caution existing_content replace_existing 永久 不可恢复 覆盖",
  },
  {
    id: "read-only",
    label: "speaks of reading only",
    words: "read_only readonly read-only safe_query select_only without_modifying does_not_modify non_destructive 只读",
  },
  {
    id: "acknowledges",
    label: "speaks of an acknowledgement",
    words:
      "confirmation success_message status_message success returns_success whether_the operation_result status_of_the_operation success_or_failure true_if confirmation_message 成功 是否成功",
  },
  {
    id: "guidance",
    label: "gives guidance",
    words:
      "guide guidance instruction recommendation best_practice how_to tips step_by_step workflow_guide framework methodology 指导 建议",
  },
  {
    id: "simulated",
    label: "speaks of a simulation",
    words: "simulate simulated mock dummy fake sample example demo game play fictional test_data",
  },
  {
    id: "network",
    label: "reaches the network",
    words:
      "http_request remote network request api_call send_request download ssh remote_host remote_server fetch network_access",
  },
  {
    id: "curated",
    label: "speaks of an authority",
    words:
      "official government national agency ministry department bureau institute api provided_by according_to authoritative 官方",
  },
  {
    id: "computed",
    label: "speaks of computing",
    words:
      "calculate compute conversion formula algorithm given_number sum mathematical two_number deterministic 计算 hesapla",
  },
  {
    id: "history",
    label: "speaks of what was done before",
    words: "history previous past_conversation previously stored saved recorded session log all_the 历史 保存的",
  },
  {
    id: "content",
    label: "speaks of full content",
    words:
      "content full_text body text contents full_content entire raw detail full_detail comprehensive complete 内容 全文",
  },
  {
    id: "ids-only",
    label: "speaks of ids and numbers",
    words: "id count number total boolean identifier status ids true_or_false",
  },
  {
    id: "upload",
    label: "speaks of sending data away",
    words:
      "upload uploaded publish published share shared send sent post posted notify external_service webhook broadcast shareable public_link public_url hosted 上传 发布 分享",
  },
  {
    id: "user-written",
    label: "speaks of what people wrote",
    words:
      "user_generated comment review post discussion reply thread community opinion feedback discussions posted_by author written_by contributor submitted 评论 用户",
  },
  { id: "not-implemented", label: "says little", words: "todo placeholder not_implemented no_description tbd" },
];
