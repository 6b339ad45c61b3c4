import type { Resource } from "../resource";

/** What a curated provider publishes, and what is only computed. */
export const REFERENCE: readonly Resource[] = [
  {
    id: "weather",
    label: "weather",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      air_quality
      clima
      climate
      earthquake
      forecast
      hava
      hava_durumu
      humidity
      marine_weather
      meteorological
      météo
      pollen
      precipitation
      previsão
      rain
      snow
      sunrise
      sunset
      sıcaklık
      temperature
      tide
      tiempo
      uv_index
      weather
      weather_alert
      weather_station
      wetter
      wildfire
      wind
      погода
      天气
      天気
      气温
      空气质量
      预报
      날씨
    `,
  },
  {
    id: "place",
    label: "places and routes",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      address
      adres
      bounding_box
      cidade
      città
      city
      ciudad
      coordinate
      country
      country_info
      directions
      distance
      elevation
      geocode
      indirizzo
      isochrone
      konum
      latitude
      location
      longitude
      map
      map_tile
      nearby_place
      neighborhood
      place
      poi
      point_of_interest
      postal_code
      region
      reverse_geocode
      route
      stadt
      travel_time
      ville
      zip_code
      ülke
      şehir
      адрес
      город
      位置
      住所
      地図
      地图
      地址
      地点
      坐标
      城市
      经纬度
      路线
      위치
      주소
      지도
    `,
  },
  {
    id: "transit",
    label: "transport",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      aircraft
      airfare
      airline
      airport
      arrival
      bus
      bus_route
      charging_station
      departure
      ferry
      flight
      flight_status
      metro
      otobüs
      parking
      rail
      schedule_of_train
      station
      stop_time
      subway
      ticket_price
      timetable
      traffic_condition
      train
      transit
      uçuş
      vessel
      vuelo
      zug
      公交
      机场
      火车
      航班
      车站
      電車
      高铁
      버스
    `,
  },
  {
    id: "market-data",
    label: "market data",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      acción
      aktie
      ação
      balance_sheet
      bitcoin_price
      borsa
      candlestick
      cash_flow
      coin
      crypto_price
      cryptocurrency
      currency
      currency_rate
      dividend
      döviz
      earnings
      economic_indicator
      etf
      exchange_rate
      fear_greed
      financial_statement
      fiyat
      forex
      funding_rate
      gdp
      gold_price
      hisse
      income_statement
      index_price
      inflation
      interest_rate
      kline
      kur
      market_cap
      market_data
      ohlcv
      option_chain
      order_book
      orderbook
      precio
      preço
      price
      price_history
      quote
      share_price
      stock
      stock_data
      stock_price
      technical_indicator
      ticker
      ticker_price
      token_price
      trading_pair
      treasury
      volatility
      volume
      价格
      加密货币
      基金
      币价
      指数
      株価
      汇率
      股票
      行情
      财报
      주식
      환율
    `,
  },
  {
    id: "chain",
    label: "public chain state",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      account_transaction
      address_balance
      bitcoin
      block_number
      blockchain
      bridge_rate
      chain
      chain_block
      chain_id
      contract_abi
      contract_source
      defi
      ens
      erc20
      eth_balance
      ethereum
      evm
      gas_price
      gaz
      latest_block
      liquidity_pool
      mempool
      mint_address
      nft
      nft_collection
      on_chain
      pool_stat
      smart_contract
      solana
      stablecoin
      staking
      sui
      token
      token_holder
      token_info
      transaction_hash
      tvl
      utxo
      validator
      代币
      区块
      区块链
      合约
      链上
    `,
  },
  {
    id: "documentation",
    label: "documentation",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      api_doc
      api_reference
      best_practice
      changelog
      cheat_sheet
      code_example
      coding_guideline
      component_documentation
      developer_docs
      developer_guide
      doc_page
      documentación
      documentation
      dokümantasyon
      faq
      getting_started
      guide
      help_topic
      how_to
      library_doc
      official_docs
      reference_doc
      reference_material
      rfc
      sdk_doc
      specification
      style_guide
      tutorial
      usage_example
      user_guide
      ドキュメンテーション
      使用说明
      指南
      教程
      文档说明
      最佳实践
      示例
    `,
  },
  {
    id: "component",
    label: "components and icons",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      antd
      boilerplate
      code_template
      color_palette
      component
      component_example
      component_prop
      css_class
      design_system
      font
      icon
      prop
      shadcn
      starter_template
      tailwind
      theme_token
      ui_component
      图标
      组件
    `,
  },
  {
    id: "science",
    label: "scientific facts",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      adverse_event
      assay
      asteroid
      astronomy
      bioactivity
      chembl
      chemical
      clinical_guideline
      compound
      disease
      drug_label
      drug_name
      drug_target
      exoplanet
      gene
      genome
      icd
      mesh_term
      molecule
      nasa
      ontology_term
      orbit
      pathway
      pdb
      periodic_table
      phenotype
      planet
      protein
      protein_structure
      pubchem
      satellite
      side_effect
      smiles
      snomed
      species_info
      star_catalog
      taxonomy
      uniprot
      化合物
      基因
      药物
      蛋白
    `,
  },
  {
    id: "trial",
    label: "registered studies",
    private: 0,
    writers: 2,
    readers: 0,
    words: `
      clinical_trial
      nct
      registered_study
      study
      trial
    `,
  },
  {
    id: "law",
    label: "law and statistics",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      bill_of_parliament
      census
      congress
      court_case
      court_decision
      demographic
      election
      gazette
      gesetz
      government_data
      indicator
      law
      legal_code
      legislation
      ley
      open_data
      parliament
      patent_class
      public_dataset
      public_procurement
      regulation
      standard
      statistic
      statute
      tariff
      tax_code
      tender
      trade_statistic
      unemployment
      vote_record
      yasa
      政府数据
      法令
      法律
      法规
      统计
      법령
      판례
    `,
  },
  {
    id: "scripture",
    label: "canonical texts",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      ayah
      ayet
      bible
      chapter
      gita
      hadith
      hymn
      passage
      poem
      poem_line
      poet
      poetry
      prayer
      prayer_time
      quran
      scripture
      surah
      sure
      torah
      verse
      şiir
      古诗
      经文
      诗词
    `,
  },
  {
    id: "dictionary",
    label: "words and names",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      antonym
      definition
      dictionary
      etymology
      idiom
      kelime
      language_code
      name_meaning
      rhyme
      synonym
      sözlük
      thesaurus
      translation
      vocabulary
      word
      单词
      成语
      词典
      释义
    `,
  },
  {
    id: "catalogue",
    label: "catalogues of works",
    private: 0,
    writers: 1,
    readers: 0,
    words: `
      actor
      anime
      artist
      artwork
      author
      beer
      board_game
      book
      book_detail
      cocktail
      cuisine
      dizi
      episode_list
      exhibition
      film
      food
      fruit
      game_info
      genre
      imdb
      ingredient
      isbn
      kitap
      libro
      lyric
      manga
      meal
      movie
      museum
      music
      nutrition
      nutrition_fact
      nutritional
      painting
      película
      playlist_public
      radio_station
      receta
      recipe
      restaurant_menu
      song
      steam_game
      tarif
      tmdb
      track_info
      tv_show
      video_game
      wine
      wine_rating
      yemek
      şarkı
      书籍
      动漫
      映画
      歌曲
      游戏信息
      电影
      菜谱
      音乐
      食谱
      영화
    `,
  },
  {
    id: "game-data",
    label: "facts of games and sports",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      bazaar
      card_data
      champion
      character_build
      chess_game
      chess_puzzle
      cricket
      deck
      driver
      f1
      fixture
      football
      formula
      futbol
      game_schedule
      game_score
      game_stat
      grand_prix
      hero
      hiscore
      item_stat
      jugador
      lap_time
      leaderboard
      magic_card
      match_result
      match_score
      maç
      mlb
      mtg
      nba
      nfl
      partido
      player_name
      player_stat
      pokedex
      pokemon
      pokédex
      quest
      roster
      scryfall
      season
      soccer
      spell
      standings
      takım
      team_name
      team_stat
      tournament
      weapon
      宝可梦
      比赛
      球队
      积分榜
      英雄
    `,
  },
  {
    id: "animal",
    label: "animals and plants",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      animal
      animal_info
      bird_species
      breed
      cat_breed
      cat_fact
      dog_breed
      dog_image
      habitat
      hayvan
      tree_species
      zoo
      动物
      植物
    `,
  },
  {
    id: "fun",
    label: "entertainment",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      advice
      astrology
      bazi
      birth_chart
      burç
      coin_flip
      compliment
      dice
      fact
      fortune
      fun_fact
      hexagram
      horoscope
      joke
      lottery
      lunar_calendar
      motivational_quote
      number_fact
      puzzle
      quote_of_day
      riddle
      tarot
      trivia
      zodiac
      şaka
      八字
      占卜
      星座
      笑话
      运势
    `,
  },
  {
    id: "time",
    label: "time",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      calendar_date
      clock
      countdown
      current_datetime
      current_time
      date
      day_of_week
      fecha
      given_time
      holiday
      hora
      local_time
      public_holiday
      saat
      stopwatch
      tarih
      time
      time_zone
      timestamp
      timezone
      utc
      zaman
      zeit
      当前时间
      日期
      时区
      时间
      時刻
      节假日
      시간
    `,
  },
  {
    id: "number",
    label: "numbers and text given",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      angle
      arithmetic
      base64
      binary_number
      bmi
      calorie_need
      checksum
      credit_score_formula
      cron_expression
      derivative
      equation
      expression
      fibonacci
      fraction
      geometry
      hash_value
      hex
      html_entity
      integral
      jwt
      logarithm
      markdown_table
      math
      matrix
      md5
      mean
      median
      metin
      nombre
      número
      palindrome
      percentage
      polynomial
      prime
      probability
      product_of_numbers
      random_number
      regex
      roman_numeral
      sayı
      standard_deviation
      statistics
      substring
      sum
      text_case
      tip_amount
      toplam
      unit
      unit_conversion
      url_encoding
      uuid
      word_count
      xml
      yaml
      zahl
      两个数
      字符串
      数値
      数字
      数学
      文本
      表达式
      随机数
      숫자
    `,
  },
  {
    id: "structure",
    label: "kinds, fields and settings",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      category
      enum
      field
      field_definition
      folder_detail
      issue_type
      link_type
      log_group
      log_stream
      mail_folder
      member_count
      option_list
      permission_scheme
      property_definition
      schema_definition
      setting
      space_list
      status_list
      transition
      type
      workspace_detail
      分类
      字段
      类型
    `,
  },
  {
    id: "count",
    label: "counts",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      count
      number_of
      statistics
      stats
      summary_statistic
      total
      总数
      数量
      统计
    `,
  },
  {
    id: "text",
    label: "text that the caller gives",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      character
      given_text
      input_text
      json
      letter
      number
      string
      text
      字符串
      数字
      文本
    `,
  },
  {
    id: "qr-code",
    label: "codes and charts drawn from arguments",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      bar_chart
      barcode
      chart
      diagram
      flowchart
      gantt
      grafik
      graph_image
      heatmap
      histogram
      infographic
      line_chart
      mermaid
      mind_map
      pie_chart
      plantuml
      plot
      qr_code
      qrcode
      radar_chart
      scatter
      sequence_diagram
      svg
      uml
      word_cloud
      二维码
      图表
      思维导图
      流程图
    `,
  },
  {
    id: "generated",
    label: "generated content",
    private: 0,
    writers: 1,
    readers: 0,
    words: `
      ai_response
      audio_generation
      avatar
      chat_completion
      claude
      completion_of_prompt
      dalle
      essay
      flux
      gemini_response
      generate_image
      gpt
      görsel
      image_edit
      image_generation
      imagen
      llm
      local_llm
      music_generation
      ollama
      openai
      poem_generation
      speech
      stable_diffusion
      story_generation
      summary
      text_generation
      text_to_image
      text_to_speech
      text_to_video
      tts
      voice
      voice_clone
      图像
      图片生成
      文生图
      语音合成
    `,
  },
  {
    id: "thought",
    label: "thoughts of the model",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      argument
      chain_of_thought
      debate
      decision_framework
      decision_matrix
      hypothesis
      mental_model
      metacognitive
      perspective
      problem_solving
      reasoning_step
      reflection
      scientific_method
      scratchpad
      sequential_thinking
      step_by_step
      thinking_process
      thought
      thought_process
      思维
      思考过程
    `,
  },
  {
    id: "own-help",
    label: "help of the tool itself",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      available_action
      available_city
      available_model
      available_option
      available_tool
      available_voice
      capability
      enum_value
      help_text
      model_list
      server_info
      server_version
      style_list
      supported_chain
      supported_currency
      supported_format
      supported_language
      supported_network
      tool_list
      usage_instruction
      voice_list
      可用
      帮助信息
      支持的
    `,
  },
  {
    id: "education",
    label: "exercises",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      coding_problem
      contest
      course
      course_catalog
      curriculum
      daily_challenge
      ders
      exam_question
      exercise
      leetcode
      lesson
      okul
      problem_statement
      quiz_question
      school
      study_material
      university
      大学
      课程
      题目
    `,
  },
  {
    id: "greeting",
    label: "a demonstration",
    private: 0,
    writers: 0,
    readers: 0,
    words: `
      demo
      dummy
      echo
      example_tool
      greeting
      hello
      hello_world
      mock
      sample_tool
      test_tool
    `,
  },
];
