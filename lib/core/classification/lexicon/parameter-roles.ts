/**
 * What a parameter gives to the caller: where a call goes, what it carries, what it picks. Matched on the words of the
 * parameter's name; the last word of a name speaks loudest.
 */
export type ParameterRole = { id: string; label: string; words: string };

export const PARAMETER_ROLES: readonly ParameterRole[] = [
  {
    id: "url",
    label: "an address on the web",
    words: `
      agent_url
      callback
      endpoint
      git_repo
      href
      image_url
      links
      page_url
      repo_url
      site_url
      uri
      url
      webhook
      webpage
      website
      网址
    `,
  },
  {
    id: "host",
    label: "a host",
    words: `
      base_url
      connection_string
      dsn
      host
      hostname
      proxy
      relay
      remote_host
      rpc_url
      server_address
      server_url
    `,
  },
  {
    id: "domain",
    label: "a domain or address to look up",
    words: `
      asn
      cidr
      domain
      ip
      ip_address
      ips
      subdomain
      target
    `,
  },
  {
    id: "recipient",
    label: "who receives it",
    words: `
      attendees
      bcc
      cc
      chat_id
      destination_address
      email_address
      invitees
      mobile
      participants
      phone
      phone_number
      receiver
      recipient
      recipient_id
      to
      to_address
      to_email
      to_number
      user_ids
    `,
  },
  {
    id: "channel",
    label: "where it is posted",
    words: `
      channel
      channel_id
      conversation_id
      group_id
      guild_id
      room
      server_id
      space_id
      subreddit
      thread_id
      thread_ts
      topic
    `,
  },
  {
    id: "content",
    label: "free text that is carried",
    words: `
      blocks
      body
      caption
      comment
      comment_text
      content
      description
      html
      markdown
      message
      message_text
      msg
      note
      post
      reply
      status_text
      subject
      summary
      text
      title_and_body
      tweet
    `,
  },
  {
    id: "title",
    label: "a title",
    words: `
      heading
      headline
      label
      name
      title
    `,
  },
  {
    id: "path",
    label: "a path",
    words: `
      absolute_path
      cwd
      destination_path
      dir
      directory
      file_name
      file_path
      filename
      filepath
      files
      folder
      input_file
      input_path
      output_file
      output_path
      paths
      project_path
      repo_path
      root
      source_path
      working_directory
      workspace_path
      文件路径
    `,
  },
  {
    id: "query",
    label: "words to search for",
    words: `
      keyword
      phrase
      prompt_query
      q
      query
      question
      search
      search_query
      search_term
      search_text
      term
    `,
  },
  {
    id: "sql",
    label: "a statement for a database",
    words: `
      aggregation
      aql
      cypher
      graphql
      pipeline
      query_string
      sparql
      sql
      sql_query
      statement
    `,
  },
  {
    id: "command",
    label: "a command",
    words: `
      args
      argv
      cli
      cmd
      command
      script_args
      shell
      shell_command
    `,
  },
  {
    id: "code",
    label: "code",
    words: `
      code
      code_content
      code_text
      expression
      function
      javascript
      js
      macro
      program
      python
      python_code
      script
      script_content
      script_text
      snippet
      source
      source_code
      source_text
    `,
  },
  {
    id: "prompt",
    label: "a prompt for a model",
    words: `
      input_text
      instruction
      messages
      negative_prompt
      prompt
      system_prompt
      user_prompt
    `,
  },
  {
    id: "id",
    label: "the id of an item",
    words: `
      arn
      hash_id
      id
      identifier
      ids
      issue_number
      key
      number
      record_id
      ref
      resource_id
      sha
      slug
      uid
      uuids
    `,
  },
  {
    id: "credential",
    label: "a credential",
    words: `
      access_key
      access_token
      api_key
      apikey
      auth
      credentials
      customtoken
      password
      private_key
      profile_name
      secret
      secret_key
      session_id
      token
      username
    `,
  },
  {
    id: "place",
    label: "a place",
    words: `
      address
      bbox
      city
      coordinates
      country
      county
      destination
      lat
      latitude
      lng
      location
      lon
      longitude
      origin
      place
      postal_code
      province
      region_name
      state
      station
      zip
      zip_code
      城市
    `,
  },
  {
    id: "symbol",
    label: "a symbol of a market",
    words: `
      base
      coin
      coin_id
      currency
      exchange
      from_currency
      interval
      isin
      market
      pair
      quote
      stock_code
      symbol
      ticker
      to_currency
      token_symbol
      ts_code
    `,
  },
  {
    id: "wallet",
    label: "an address on a chain",
    words: `
      account_address
      address
      block_number
      chain
      chain_id
      contract
      contract_address
      mint
      network
      public_key
      token_address
      transaction_hash
      tx_hash
      wallet
      wallet_address
    `,
  },
  {
    id: "amount",
    label: "an amount",
    words: `
      amount
      lamports
      price
      qty
      quantity
      shares
      total
      value
    `,
  },
  {
    id: "number",
    label: "a number",
    words: `
      a
      angle
      b
      count
      decimals
      digits
      first
      height
      max
      min
      n
      num
      number
      precision
      radius
      second
      width
      x
      y
    `,
  },
  {
    id: "page",
    label: "which part of a list",
    words: `
      cursor
      limit
      max_items
      max_results
      next_token
      num_results
      offset
      order
      order_by
      page
      page_size
      page_token
      pagesize
      per_page
      rows
      size
      skip
      sort
      sort_by
      top
      top_n
    `,
  },
  {
    id: "time",
    label: "a time span",
    words: `
      after
      before
      date
      date_from
      date_to
      day
      end_date
      end_time
      from_date
      hours
      month
      period
      since
      start_date
      start_time
      time
      timestamp
      timezone
      to_date
      until
      year
    `,
  },
  {
    id: "repo",
    label: "a repository",
    words: `
      base_branch
      branch
      commit
      head
      org
      organization
      owner
      pr_number
      project_id
      pull_number
      repo
      repo_name
      repository
    `,
  },
  {
    id: "table",
    label: "a table",
    words: `
      collection
      collection_name
      column
      database
      database_name
      dataset
      db
      fields
      index
      index_name
      schema
      table
      table_id
      table_name
    `,
  },
  {
    id: "selector",
    label: "an element of a page",
    words: `
      browser_id
      element
      element_id
      page_id
      ref
      selector
      tab
      tab_id
      uid
      xpath
    `,
  },
  {
    id: "data",
    label: "data to store or send",
    words: `
      attributes
      attributes_list
      config
      data
      fields
      input
      items
      items_list
      json
      metadata
      object
      object_properties
      params
      payload
      properties
      record
      updates
      values
    `,
  },
  {
    id: "attachment",
    label: "a file that goes along",
    words: `
      attachment
      audio_url
      file_data
      file_url
      image
      image_path
      image_url
      media
      media_url
      video_url
    `,
  },
  {
    id: "access",
    label: "who may see it",
    words: `
      access
      acl
      grantee
      is_public
      permission
      privacy
      private
      public
      role
      share
      visibility
    `,
  },
  {
    id: "headers",
    label: "headers of a request",
    words: `
      cookies
      headers
      http_method
      method
      request_body
      user_agent
    `,
  },
  {
    id: "thought",
    label: "a thought",
    words: `
      hypothesis
      next_thought_needed
      problem
      reasoning_step
      reflection
      stage
      thought
      thought_number
      total_thoughts
    `,
  },
  {
    id: "region",
    label: "an account or region",
    words: `
      account
      account_id
      cloud_id
      cluster_id
      instance_id
      profile
      project
      region
      resource_group
      site_id
      subscription
      subscription_id
      tenant
      workspace_id
    `,
  },
  {
    id: "action",
    label: "which operation",
    words: `
      action
      command_type
      method_name
      mode
      op
      operation
      subcommand
    `,
  },
  {
    id: "confirm",
    label: "a confirmation",
    words: `
      cascade
      confirm
      confirmation
      dry_run
      force
      overwrite
      permanent
      recursive
    `,
  },
];
