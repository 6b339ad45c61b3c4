/**
 * Phrases that say whose content it is, who wrote it or where it goes, whatever the resource. Matched on stems, so that
 * inflected forms count.
 */
export type Cue = { id: string; label: string; words: string };

export const CUES: readonly Cue[] = [
  {
    id: "own-account",
    label: "speaks of an account",
    words: `
      account
      api_token
      authenticated_user
      current_user
      in_your
      logged_in
      logged_in_user
      my_account
      my_own
      organisation
      organization
      own_account
      owner
      personal
      private
      signed_in
      tenant
      the_account
      user_s
      your_account
      your_organisation
      your_organization
      your_workspace
      当前用户
      我的
      登录用户
      账户
    `,
  },
  {
    id: "local",
    label: "speaks of this machine",
    words: `
      absolute_path
      current_directory
      file_system
      installed
      local
      local_file
      local_machine
      localhost
      locally
      on_disk
      this_machine
      working_directory
      workspace
      yerel
      your_computer
      本地
    `,
  },
  {
    id: "public",
    label: "speaks of the public",
    words: `
      anyone
      free_api
      global
      no_api_key
      no_authentication
      open_access
      open_data
      open_source
      public
      public_api
      publicly
      publicly_available
      worldwide
      公共
      公开
    `,
  },
  {
    id: "web",
    label: "speaks of the web",
    words: `
      browser
      crawl
      from_the_web
      from_url
      https
      internet
      link
      on_the_web
      online
      url
      web
      web_page
      web_site
      webpage
      website
      world_wide_web
      互联网
      网页
      联网
    `,
  },
  {
    id: "latest",
    label: "speaks of the newest",
    words: `
      current
      gerçek_zamanlı
      güncel
      hot
      latest
      live
      popular
      real_time
      realtime
      recent
      today
      top
      trending
      实时
      最新
      热门
    `,
  },
  {
    id: "generative",
    label: "speaks of a model that writes",
    words: `
      ai
      ai_generated
      ai_model
      ai_powered
      gemini
      generated_by
      gpt
      language_model
      llm
      neural
      人工智能
      大模型
    `,
  },
  {
    id: "sensitive",
    label: "speaks of something sensitive",
    words: `
      api_key
      confidential
      credential
      medical
      password
      personal_data
      pii
      private_key
      salary
      secret
      seed_phrase
      sensitive
      token
      密码
      密钥
      敏感
    `,
  },
  {
    id: "external",
    label: "speaks of others",
    words: `
      audience
      client
      customer
      everyone
      external
      guest
      outsider
      public_facing
      recipient
      stakeholder
      third_party
      user_generated
      visitor
    `,
  },
  {
    id: "permanent",
    label: "speaks of no way back",
    words: `
      cannot_be_undone
      caution
      dangerous
      destroy
      destructive
      existing_content
      irreversible
      irreversibly
      overwrite
      overwritten
      permanent
      permanently
      replace_existing
      undone
      warning
      wipe
      不可恢复
      永久
      覆盖
    `,
  },
  {
    id: "read-only",
    label: "speaks of reading only",
    words: `
      does_not_modify
      non_destructive
      read_only
      readonly
      safe_query
      select_only
      without_modifying
      只读
    `,
  },
  {
    id: "acknowledges",
    label: "speaks of an acknowledgement",
    words: `
      confirmation
      confirmation_message
      operation_result
      returns_success
      status_message
      status_of_the_operation
      success
      success_message
      success_or_failure
      true_if
      whether_the
      成功
      是否成功
    `,
  },
  {
    id: "guidance",
    label: "gives guidance",
    words: `
      best_practice
      framework
      guidance
      guide
      how_to
      instruction
      methodology
      recommendation
      step_by_step
      tips
      workflow_guide
      建议
      指导
    `,
  },
  {
    id: "simulated",
    label: "speaks of a simulation",
    words: `
      demo
      dummy
      example
      fake
      fictional
      game
      mock
      play
      sample
      simulate
      test_data
    `,
  },
  {
    id: "network",
    label: "reaches the network",
    words: `
      api_call
      download
      fetch
      http_request
      network
      network_access
      remote
      remote_host
      remote_server
      request
      send_request
      ssh
    `,
  },
  {
    id: "curated",
    label: "speaks of an authority",
    words: `
      according_to
      agency
      api
      authoritative
      bureau
      department
      government
      institute
      ministry
      national
      official
      provided_by
      官方
    `,
  },
  {
    id: "computed",
    label: "speaks of computing",
    words: `
      algorithm
      calculate
      compute
      conversion
      deterministic
      formula
      given_number
      hesapla
      mathematical
      sum
      two_number
      计算
    `,
  },
  {
    id: "history",
    label: "speaks of what was done before",
    words: `
      all_the
      history
      log
      past_conversation
      previous
      previously
      recorded
      saved
      session
      stored
      保存的
      历史
    `,
  },
  {
    id: "content",
    label: "speaks of full content",
    words: `
      body
      complete
      comprehensive
      content
      detail
      entire
      full_content
      full_detail
      full_text
      raw
      text
      全文
      内容
    `,
  },
  {
    id: "ids-only",
    label: "speaks of ids and numbers",
    words: `
      boolean
      count
      id
      identifier
      ids
      number
      status
      total
      true_or_false
    `,
  },
  {
    id: "upload",
    label: "speaks of sending data away",
    words: `
      broadcast
      external_service
      hosted
      notify
      posted
      public_link
      public_url
      publish
      send
      share
      shareable
      upload
      webhook
      上传
      分享
      发布
    `,
  },
  {
    id: "user-written",
    label: "speaks of what people wrote",
    words: `
      author
      comment
      community
      contributor
      discussion
      feedback
      opinion
      post
      posted_by
      reply
      review
      submitted
      thread
      user_generated
      written_by
      用户
      评论
    `,
  },
  {
    id: "not-implemented",
    label: "says little",
    words: `
      no_description
      not_implemented
      placeholder
      tbd
      todo
    `,
  },
];
