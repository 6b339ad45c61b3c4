import type { Service } from "../service";

/** Services that give what the world knows, and those that hold nothing. */
export const WORLD: readonly Service[] = [
  {
    id: "search",
    label: "web search",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      baidu_search
      bing
      bocha
      brave
      dataforseo
      duckduckgo
      exa
      google_cse
      google_custom_search
      google_search
      internet_search
      jina
      kagi
      langsearch
      linkup
      meta_search
      metasearch
      mojeek
      naver_search
      online_search
      perplexity
      programmable_search
      qwant
      search1api
      search_engine
      searchapi
      searxng
      serpapi
      serper
      serply
      startpage
      tavily
      web_search
      yandex_search
      you.com
      zenserp
      zhipu_search
      必应搜索
      搜索引擎
      百度搜索
      网络搜索
      联网搜索
      谷歌搜索
    `,
  },
  {
    id: "scraper",
    label: "a fetcher of web pages",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      agentql
      apify
      bright_data
      brightdata
      browserless
      crawl4ai
      crawler
      decodo
      diffbot
      fetch_url
      fetch_web
      firecrawl
      html_parser
      html_to_markdown
      hyperbrowser
      jina_reader
      markdownify
      nimbleway
      octoparse
      olostep
      oxylabs
      page_reader
      parsehub
      read_url
      read_website
      readability_extract
      scraper
      scraperapi
      scrapfly
      scraping
      scrapingant
      scrapingbee
      site_crawler
      spider_cloud
      trafilatura
      url_content
      url_fetcher
      url_reader
      web_content
      web_crawler
      web_extraction
      web_fetch
      web_page
      web_reader
      web_scraping
      webpage
      website_reader
      wget
      zyte
      爬虫
      网页抓取
    `,
    nameOnly: `
      crawl
      fetch
    `,
  },
  {
    id: "browser",
    label: "a browser",
    holds: "account",
    writers: 3,
    readers: 3,
    words: `
      anchor_browser
      browser
      browser_agent
      browser_automation
      browser_control
      browser_session
      browser_tab
      browser_use
      browserbase
      browsermcp
      camoufox
      cdp
      chrome
      chrome_devtools
      chrome_extension
      devtools
      firefox
      headless_browser
      patchright
      playwright
      puppeteer
      safari_browser
      selenium
      skyvern
      stagehand
      undetected_chrome
      vite_dev_server
      web_automation
      web_browser
      webdriver
      webkit
      浏览器
      浏览器自动化
    `,
    nameOnly: `
      vite
    `,
  },
  {
    id: "news",
    label: "news",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      36kr
      bbc_news
      daily_news
      event_registry
      feedly
      freshrss
      gdelt
      gnews
      google_news
      guardian
      headlines
      hot_list
      hot_news
      inoreader
      mediastack
      miniflux
      news
      news_aggregator
      news_search
      newsapi
      newscatcher
      newsdata
      nytimes
      podcast
      podcast_index
      reuters
      rss
      rss_feed
      rss_reader
      techcrunch
      toutiao
      trending_news
      今日头条
      快讯
      新闻
      日报
      热搜榜
      热榜
      资讯
    `,
    nameOnly: `
      daily
      feed
    `,
  },
  {
    id: "papers",
    label: "scholarly papers",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      academic
      academic_search
      acl_anthology
      arxiv
      bibliographic
      biorxiv
      chemrxiv
      citation_data
      cnki
      crossref
      dblp
      doaj
      elsevier
      europepmc
      figshare
      google_scholar
      huggingface_papers
      ieee_xplore
      inspire_hep
      jstor
      literature_search
      medrxiv
      openalex
      openreview
      orcid
      paper_search
      philpapers
      pubmed
      research_literature
      research_paper
      scholarly
      sci_hub
      sciencedirect
      scopus
      semantic_scholar
      springer
      ssrn
      unpaywall
      web_of_science
      zenodo
      zotero_public
      学术
      学术论文
      文献检索
      论文
    `,
    nameOnly: `
      citation
      paper
    `,
  },
  {
    id: "encyclopedia",
    label: "an open wiki",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      baidu_baike
      dbpedia
      deepwiki
      encyclopedia
      fandom
      fextralife
      game_wiki
      mediawiki
      minecraft_wiki
      namuwiki
      wiki_content
      wiki_page_public
      wikidata
      wikimedia
      wikipedia
      wikivoyage
      wiktionary
      百科
    `,
  },
  {
    id: "weather",
    label: "weather",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      accuweather
      aemet
      air_quality
      airnow
      aqicn
      avalanche
      caiyun
      climate
      dwd
      earthquake_data
      flood_warning
      forecast
      forest_fire
      hava
      heweather
      hurricane
      iqair
      jma
      kma
      lightning_strike
      met_office
      meteo
      meteorological
      meteostat
      noaa
      nws
      open_meteo
      openaq
      openweather
      qweather
      sea_level
      smhi
      space_weather
      stormglass
      tide_table
      tomorrow.io
      usgs_earthquake
      uv_index
      visual_crossing
      weather
      weather_information
      weatherapi
      和风天气
      天气
      空气质量
      날씨
    `,
    nameOnly: `
      earthquake
      tide
    `,
  },
  {
    id: "maps",
    label: "maps",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      address_lookup
      amap
      amazon_location
      apple_maps
      arcgis
      azure_maps
      baidu_map
      earth_engine
      geoapify
      geocoding
      geoip
      geojson
      geolocation
      geonames
      geospatial
      google_maps
      graphhopper
      here_maps
      ip2location
      ip_location
      kakao_map
      mapbox
      mapquest
      maxmind
      naver_map
      opencage
      openrouteservice
      openstreetmap
      osm
      osrm
      postal_code
      reverse_geocode
      route_planning
      sentinel_hub
      tencent_map
      tomtom
      what3words
      yandex_maps
      地图
      百度地图
      腾讯地图
      高德
      高德地图
    `,
    nameOnly: `
      geo
      location
      map
    `,
  },
  {
    id: "transit",
    label: "travel and transport",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      12306
      adsb
      airline
      airport
      amadeus
      amtrak
      aviation
      aviationstack
      bikeshare
      bus_route
      charging_station
      deutsche_bahn
      duffel
      ev_charging
      ferry
      flight
      flightaware
      flightradar
      gtfs
      hafas
      kiwi.com
      lta_datamall
      marinetraffic
      mbta
      metro_line
      mta
      national_rail
      navitia
      odpt
      opensky
      parking_lot
      public_transport
      railway
      renfe
      sbb
      skyscanner
      sncf
      tfl
      timetable
      traffic_api
      train
      train_ticket
      transit
      transport_for_london
      trenitalia
      vessel_tracking
      交通
      公交
      地铁
      机票
      火车
      航班
      高铁
    `,
    nameOnly: `
      bus
      travel
    `,
  },
  {
    id: "listings",
    label: "offers and places to stay",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      1688
      adzuna
      agoda
      airbnb
      aliexpress
      amazon_product
      amazon_search
      auction
      autotrader
      bandsintown
      bestbuy
      booking.com
      car_listing
      classified
      coupang
      coupon_search
      craigslist
      crowdfunding
      ctrip
      depop
      dianping
      doordash
      ebay_listing
      eventbrite
      expedia
      facebook_marketplace
      fiverr
      flipkart
      foodpanda
      foursquare
      getyourguide
      glassdoor
      gofundme
      google_places
      google_shopping
      grocery
      groupon
      gumtree
      hostelworld
      hotel_search
      idealista
      idealo
      immobilienscout
      immoscout
      indeed
      jd.com
      job_board
      job_listing
      job_posting
      job_search
      kayak
      keepa
      kickstarter
      kijiji
      klook
      lazada
      leboncoin
      linkedin_jobs
      marketplace
      meituan
      mercari
      naukri
      offerup
      olx
      online_shop
      opentable
      ozon
      pinduoduo
      price_compare
      price_comparison
      product_search
      property
      rakuten
      real_estate
      realtor.com
      recruitment_board
      redfin
      remoteok
      rental
      restaurant_search
      resy
      rightmove
      seatgeek
      second_hand
      shopee
      shopping
      stepstone
      stubhub
      swiggy
      taobao
      thefork
      ticketmaster
      traveloka
      trip.com
      tripadvisor
      trivago
      trulia
      ubereats
      upwork
      vacation_rental
      viator
      vinted
      vrbo
      walmart
      wellfound
      wildberries
      yelp
      zalando
      zillow
      ziprecruiter
      zomato
      zoopla
      二手
      京东
      众筹
      大众点评
      房产
      招聘
      拼多多
      淘宝
      租房
      美团
      购物
      酒店
    `,
    nameOnly: `
      hotel
      job
      restaurant
    `,
  },
  {
    id: "market-data",
    label: "market data",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      A股
      akshare
      alpha_vantage
      asset_price
      backtest
      baostock
      binance_data
      bloomberg
      bls
      bond_yield
      central_bank
      coingecko
      coinglass
      coinmarketcap
      coinpaprika
      commodity_price
      comtrade
      crypto_market
      crypto_price
      cryptocompare
      cryptocurrency
      cryptoquant
      currency
      dune_analytics
      earnings_calendar
      eastmoney
      ecb
      economic_calendar
      economic_data
      economic_indicator
      edgar
      edinet
      eia
      eodhd
      equity
      exchange_rate
      finance_data
      financial_data
      financial_market
      financial_modeling_prep
      finnhub
      finviz
      forex
      frankfurter
      fred
      glassnode
      hkex
      imf
      investor
      jquants
      kospi
      krx
      lunarcrush
      macro_data
      market_data
      market_news_report
      marketstack
      messari
      morningstar
      nansen
      nasdaq
      nse_india
      nyse
      oecd
      opendart
      openexchangerates
      polygon
      price_tracking
      quandl
      santiment
      sec
      sec_filing
      simfin
      stablecoin
      stock_data
      stock_market
      technical_analysis
      tiingo
      token_terminal
      tonghuashun
      tradingview
      tushare
      twelve_data
      usda
      world_bank
      xueqiu
      yahoo_finance
      yfinance
      东方财富
      加密货币
      同花顺
      外汇
      宏观数据
      期货
      汇率
      股票
      行情
      金融
    `,
    nameOnly: `
      crypto
      finance
      invest
      stock
    `,
  },
  {
    id: "chain",
    label: "a public chain",
    holds: "public",
    writers: 1,
    readers: 2,
    words: `
      1inch
      aave
      alchemy
      algorand
      ankr
      aptos
      arbitrum
      arweave
      basescan
      berachain
      birdeye
      bitcoin
      blockchain
      blockchain_rpc
      blockchair
      blockscout
      bnb
      bscscan
      cardano
      cosmos
      covalent
      debank
      defi
      defillama
      dex
      dexscreener
      dogecoin
      eigenlayer
      ethereum
      etherscan
      evm
      faucet
      filecoin
      geckoterminal
      goldsky
      hedera
      helius
      infura
      injective
      ipfs
      jupiter_swap
      kalshi
      layerzero
      lido
      litecoin
      magic_eden
      makerdao
      mempool
      monad
      monero
      moralis
      near
      nft_market
      on_chain
      onchain
      opensea
      optimism
      ordinals
      osmosis
      pancakeswap
      polkadot
      polygon_chain
      polymarket
      prediction_market
      pumpfun
      quicknode
      raydium
      reservoir_nft
      ripple
      rug_check
      smart_contract
      solana
      solscan
      starknet
      stellar
      subgraph
      testnet
      tezos
      the_graph
      thorchain
      token_security
      ton
      tron
      uniswap
      web3
      wormhole
      xrpl
      zerion
      zksync
      区块链
      链上
    `,
    nameOnly: `
      flow
      nft
      rpc
      safe
      sui
      token
    `,
  },
  {
    id: "wallet",
    label: "a wallet",
    holds: "account",
    writers: 0,
    readers: 3,
    words: `
      agentkit
      cashu
      coinbase_agentkit
      crypto_wallet
      defi_agent
      evm_wallet
      fireblocks
      goat_sdk
      hardware_wallet
      keypair
      ledger_live
      lightning_network
      lnbits
      metamask
      multisig
      phantom_wallet
      privy
      thirdweb
      token_transfer
      trezor
      turnkey
      wallet
      wallet_management
      walletconnect
      x402
    `,
    nameOnly: `
      lightning
    `,
  },
  {
    id: "trading",
    label: "a trading account",
    holds: "account",
    writers: 0,
    readers: 2,
    words: `
      alpaca
      bank_account
      banking
      binance
      bitfinex
      bitflyer
      bitget
      bithumb
      bitmex
      bitstamp
      brokerage
      bunq
      bybit
      ccxt
      coinbase
      crypto_exchange
      crypto_trading
      ctrader
      degiro
      deribit
      dhan
      etoro
      etrade
      freqtrade
      futu
      fyers
      gate.io
      ghostfolio
      groww
      hummingbot
      hyperliquid
      interactive_brokers
      kiwoom
      kraken
      kucoin
      longbridge
      longport
      metatrader
      mexc
      monzo
      moomoo
      mt5
      ninjatrader
      oanda
      okx
      open_banking
      order_execution
      position_management
      quantconnect
      robinhood
      saxo_bank
      schwab
      snaptrade
      stock_trading
      tastytrade
      tradestation
      tradier
      trading212
      trading_bot
      upbit
      upstox
      webull
      zerodha
      交易账户
      证券账户
    `,
    nameOnly: `
      kite
      portfolio
      trading
    `,
  },
  {
    id: "science",
    label: "scientific databases",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      alphafold
      astronomy
      bindingdb
      biocontext
      biogrid
      bioinformatics
      biothings
      blast_search
      cbioportal
      cellxgene
      cern
      chebi
      chembl
      chemistry
      clinical_trials
      clinicaltrials
      clinvar
      comptox
      crystallography
      dailymed
      dbsnp
      disease_database
      drug_information
      drugbank
      ensembl
      ephemeris
      exoplanet
      expasy
      fda
      gbif
      gene
      gene_expression
      geneontology
      genomics
      gnomad
      gtex
      gwas_catalog
      icd10
      interpro
      iucn
      jpl_horizons
      kegg
      loinc
      materials_project
      medical_knowledge
      medical_terminology
      nasa
      nasa_api
      ncbi
      nist
      oeis
      omim
      openfda
      opentargets
      orphanet
      pdb
      pharmgkb
      protein
      pubchem
      rdkit
      reactome
      rxnorm
      satellite_tracking
      simbad
      snomed
      spacex
      string_db
      tcga
      umls
      uniprot
      usgs
      vizier
    `,
    nameOnly: `
      chem
      drug
    `,
  },
  {
    id: "law",
    label: "law and public data",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      austlii
      boe
      bundestag
      canlii
      census
      ckan
      comexstat
      companies_house
      company_registry
      congress
      congress_gov
      courtlistener
      data.gov
      data_go_kr
      datagov
      destatis
      dvf
      e_stat
      election
      epa
      epo
      espacenet
      eur_lex
      eurlex
      european_parliament
      eurostat
      faostat
      fec
      federal_register
      fema
      gleif
      government_api
      government_data
      hansard
      ibge
      indiankanoon
      inegi
      insee
      istat
      kostat
      law_go_kr
      legal_case
      legal_database
      legal_research
      legifrance
      legislation
      lexisnexis
      municipality
      national_statistics
      nif
      open_data
      open_government
      openbudget
      opencorporates
      osha
      parliament
      planalto
      public_data
      public_statistics
      registry_of_open_data
      regulation
      regulations_gov
      roda
      sam.gov
      senado
      singstat
      socrata
      statcan
      statute
      tenders
      trade_data
      transparency
      unesco
      unicef
      usaspending
      uspto
      vat_number
      vies
      westlaw
      wipo
      判例
      政务
      政府
      法律
      法规
      法院
      统计
      统计局
      공공데이터
      민원
    `,
    nameOnly: `
      court
      law
      legal
      statistics
    `,
  },
  {
    id: "scripture",
    label: "canonical texts",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      bible
      gita
      hadith
      liturgy
      poem
      poetry
      prayer
      quran
      scripture
      圣经
      诗词
    `,
  },
  {
    id: "culture",
    label: "films, music and books",
    holds: "public",
    writers: 1,
    readers: 0,
    words: `
      anilist
      anime
      art_institute
      bandcamp
      comicvine
      discogs
      europeana
      film_information
      genius_lyrics
      goodreads
      google_books
      gutenberg
      imdb
      jikan
      justwatch
      kinopoisk
      kitsu
      lastfm
      letterboxd
      library_of_congress
      librivox
      lyrics
      manga
      mangadex
      met_museum
      movie_database
      museum
      music_database
      musicbrainz
      musixmatch
      myanimelist
      omdb
      open_library
      quotable
      radio
      radio_browser
      rijksmuseum
      smithsonian
      swapi
      thetvdb
      tmdb
      trakt
      tv_show
      tvmaze
      watchmode
      worldcat
      电影
      豆瓣
    `,
    nameOnly: `
      books
      film
      genius
      movie
      movies
    `,
  },
  {
    id: "music-account",
    label: "a music account",
    holds: "account",
    writers: 1,
    readers: 1,
    words: `
      apple_music
      audiobookshelf
      deezer
      emby
      jellyfin
      kodi
      lidarr
      media_server
      mopidy
      navidrome
      overseerr
      playlist
      plex
      qbittorrent
      radarr
      sonarr
      sonos
      soundcloud
      spotify
      subsonic
      tautulli
      tidal
      transmission_client
      vlc
      volumio
      youtube_music
    `,
  },
  {
    id: "food",
    label: "food",
    holds: "public",
    writers: 1,
    readers: 0,
    words: `
      allrecipes
      beer
      cocktail
      cooking
      cookpad
      edamam
      fatsecret
      food_database
      fruit
      grocery_price
      ingredient
      mealie
      nutrition
      nutritionix
      recipe
      restaurant_menu
      spoonacular
      tandoor
      thecocktaildb
      themealdb
      vivino
      wine
      美食
      菜谱
      食谱
    `,
    nameOnly: `
      food
      meal
    `,
  },
  {
    id: "games",
    label: "games and sports",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      api_football
      balldontlie
      baseball
      blizzard
      boardgame
      boardgamegeek
      brawl_stars
      bundesliga
      bungie
      chess_com
      clash_royale
      dnd
      dnd5e
      dota
      espn
      esport
      eve_online
      f1
      factorio
      football
      football_data
      fortnite
      fotmob
      fpl
      game_data
      game_info
      game_stats
      game_trend
      genshin
      hearthstone
      hockey
      horse_racing
      igdb
      la_liga
      league_of_legends
      leetcode
      lichess
      magic_the_gathering
      minecraft
      mlb
      motogp
      mtg
      nascar
      nba
      nfl
      nhl
      nintendo
      odds_api
      olympic
      opendota
      openf1
      osrs
      overwatch
      path_of_exile
      pokeapi
      pokemon
      pokemon_tcg
      premier_league
      pubg
      pybaseball
      rawg
      riot
      roblox
      runescape
      scryfall
      sleeper_app
      soccer
      speedrun
      sports_betting
      sports_data
      sports_score
      steam
      terraria
      thesportsdb
      tournament
      ufc
      valorant
      video_game
      warframe
      world_of_warcraft
      xbox_live
      yugioh
      比赛
      游戏
    `,
    nameOnly: `
      cricket
      formula
      sports
    `,
  },
  {
    id: "game-session",
    label: "a game that is played",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      adventure
      bot_game
      card_game
      chess
      coin_flip
      dice
      dungeon
      escape_room
      gomoku
      hangman
      lemonade_stand
      minesweeper
      mud_game
      rock_paper_scissors
      roleplay
      sudoku
      text_adventure
      tic_tac_toe
      trivia
      wordle
    `,
    nameOnly: `
      game
      play
      quiz
    `,
  },
  {
    id: "animals",
    label: "animals and plants",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      animal
      bird
      cat
      dog_breed
      pet
      plant
      species
      zoo
    `,
  },
  {
    id: "fortune",
    label: "fortune and fun",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      astrology
      bazi
      chuck_norris
      dad_joke
      fortune
      fun_fact
      horoscope
      iching
      joke
      lgtm
      meme
      tarot
      ziwei
      zodiac
      八字
      占星
      命理
      塔罗
    `,
    nameOnly: `
      quotes
    `,
  },
  {
    id: "education",
    label: "study material",
    holds: "public",
    writers: 0,
    readers: 0,
    words: `
      curriculum
      education
      homework
      khan
      leetcode
      quiz
      学习
      教育
      考试
    `,
    nameOnly: `
      course
      school
      study
      university
    `,
  },
  {
    id: "image-generation",
    label: "generation by a model",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      assemblyai
      audio_generation
      automatic1111
      avatar_video
      cartesia
      clipdrop
      comfyui
      dall-e
      deepgram
      doubao
      edge_tts
      elevenlabs
      everart
      fal
      flux
      gpt_image
      hailuo
      heygen
      hunyuan
      ideogram
      image_edit
      image_generation
      invokeai
      jimeng
      kling
      kokoro
      leonardo_ai
      luma
      midjourney
      minimax
      music_generation
      nano_banana
      playht
      pollinations
      recraft
      removebg
      runway
      sdxl
      seedream
      sound_effect
      stable_diffusion
      suno
      synthesia
      text_to_image
      text_to_speech
      together_ai
      tts
      udio
      upscale
      video_generation
      vidu
      voice_synthesis
      whisper
      图像生成
      图片生成
      文生图
      文生视频
      绘图
      语音
    `,
    nameOnly: `
      image
      speech
      voice
    `,
  },
  {
    id: "llm",
    label: "a language model",
    holds: "nothing",
    writers: 1,
    readers: 0,
    words: `
      ai_chat
      anthropic
      ask_model
      azure_openai
      baichuan
      bedrock_runtime
      cerebras
      chatgpt
      cohere
      deepinfra
      deepseek
      fireworks_ai
      gemini
      gpt4all
      grok
      groq
      huggingface_inference
      kimi
      litellm
      llama.cpp
      llm_council
      llm_gateway
      lm_studio
      localai
      mistral
      model_router
      moonshot
      multi_model
      ollama
      openai
      openrouter
      qwen
      sambanova
      second_opinion
      vllm
      zhipu
    `,
    nameOnly: `
      ask
      claude
      gpt
      llm
      prompt
    `,
  },
  {
    id: "thinking",
    label: "structured thinking",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      chain_of_thought
      clear_thought
      game_engine_thinking
      mental_model
      metacognitive
      pentestthinking
      problem_solving
      reasoner
      scientific_method
      sequential_thinking
      socratic
      structured_thinking
      think_tool
      thought
      思维
      思考
    `,
    nameOnly: `
      decision
      reason
      reasoning
      think
      thinking
    `,
  },
  {
    id: "math",
    label: "calculation",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      add_number
      algebra
      arithmetic
      calculator
      geometry
      graph_theory
      hesap
      linear_algebra
      math
      math_calculation
      mathematics
      matrix_operation
      maxima
      number_theory
      numpy
      octave
      sagemath
      statistics_calculation
      statistics_tool
      sympy
      unit_conversion
      unit_converter
      wolfram
      z3
      数学
      计算
      计算器
    `,
    nameOnly: `
      calc
      calculate
      optimization
      solver
    `,
  },
  {
    id: "time",
    label: "time",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      clock
      countdown
      current_time
      date_calculation
      holiday
      pomodoro
      saat
      time_server
      time_zone_conversion
      timezone
      world_clock
      日期
      时区
      时间
    `,
    nameOnly: `
      date
      time
      timer
    `,
  },
  {
    id: "text-tools",
    label: "text tools",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      barcode
      base64
      case_converter
      color_converter
      diff_tool
      encoder
      grammar
      hashing
      helper_tools
      humanizer
      json_tool
      jwt
      keyword_extraction
      language_detection
      lorem
      markdown_converter
      markdown_formatter
      ocr
      password_generator
      password_strength
      pdf_text
      plagiarism
      qr_decode
      random_number
      readability_score
      regex
      sentiment
      slugify
      spell_check
      string_manipulation
      string_util
      text_analysis
      text_processing
      text_summary
      tokenizer
      translator
      uuid
      word_count
      文本
      编码
      翻译
    `,
    nameOnly: `
      converter
      diff
      json
      text
      translation
      utils
    `,
  },
  {
    id: "charts",
    label: "charts and diagrams",
    holds: "nothing",
    writers: 0,
    readers: 1,
    words: `
      antv
      apexcharts
      badge_generator
      chart
      d3_chart
      data_visualization_chart
      diagram
      drawio_diagram
      echarts
      excalidraw
      flowchart
      gen-pdf
      graphviz
      highcharts
      infographic
      kroki
      matplotlib
      mermaid
      mindmap
      painter
      pdf_generation
      pdf_generator
      plantuml
      pptx_generation
      presentation_generator
      qr_code
      qrcode
      quickchart
      report_generation
      resume_builder
      slide_deck
      slide_generator
      timeline_chart
      vega
      vegalite
      wordcloud
      二维码
      图表
      思维导图
    `,
    nameOnly: `
      draw
      visualization
    `,
  },
  {
    id: "conversion",
    label: "file conversion",
    holds: "local",
    writers: 1,
    readers: 0,
    words: `
      audio_conversion
      convert_document
      document_converter
      exif
      face_detection
      ffmpeg
      file_compressor
      file_conversion
      image_conversion
      image_editing
      image_processing
      image_resize
      imagekit
      imagemagick
      markitdown
      metadata_tagging
      opencv
      pandoc
      pdf_merge
      pdf_tool
      subtitle_tool
      tesseract
      transcoding
      video_conversion
      video_download
      video_edit
      格式转换
    `,
    nameOnly: `
      audio
      converter
      image
      metadata
      video
    `,
  },
  {
    id: "demo",
    label: "a demonstration",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      boilerplate
      calculator_demo
      demo
      everything_server
      fastmcp_demo
      first_mcp
      hello
      hello_world
      lab_exercise
      learning_mcp
      my_first
      my_mcp
      playground
      quickstart
      reference_implementation
      sample_server
      simple_server
      starter_template
      test_server
      training_server
      weather_demo
      workshop
    `,
    nameOnly: `
      example
      sample
      test
      tutorial
    `,
  },
  {
    id: "domains",
    label: "domain names and addresses",
    holds: "public",
    writers: 2,
    readers: 1,
    words: `
      dns
      domain_availability
      domain_check
      domain_name
      domain_search
      ip_address
      ip_info
      ip_lookup
      ipinfo
      mx_lookup
      rdap
      reverse_dns
      ssl_check
      ssl_labs
      subdomain_finder
      whois
    `,
  },
  {
    id: "network-test",
    label: "network tests",
    holds: "public",
    writers: 0,
    readers: 2,
    words: `
      api_tester
      api_testing
      curl
      graphql_client
      hoppscotch
      http_client
      http_fetch
      http_request
      httpbin
      insomnia
      latency_test
      load_test
      network_diagnostic
      openapi_client
      ping
      port_check
      postman
      requestbin
      speed_test
      swagger
      traceroute
      uptime_check
      usewebhook
      webhook_test
    `,
    nameOnly: `
      api
      http
      request
      rest
    `,
  },
  {
    id: "companies",
    label: "facts about companies and people",
    holds: "public",
    writers: 2,
    readers: 0,
    words: `
      ahrefs
      app_store
      aso
      b2b_data
      builtwith
      business_registry
      clearbit
      company_data
      company_search
      competitor_analysis
      crunchbase
      enrichment
      explorium
      google_trends
      hunter.io
      keyword_planner
      keyword_research
      lead_generation
      linkedin_data
      market_research
      moz_seo
      owler
      people_data
      people_search
      pitchbook
      play_store
      semrush
      seo
      serp
      similar_web
      similarweb
      trend_analysis
      zoominfo
      企业信息
      企查查
      天眼查
    `,
    nameOnly: `
      company
      trends
    `,
  },
  {
    id: "app-stores",
    label: "app stores",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      app_annie
      app_market
      app_review
      app_store
      data_ai
      google_play
      itunes_search
      play_store
      sensor_tower
      steam_review
    `,
  },
  {
    id: "crowd-maps",
    label: "a map that the crowd draws",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      nominatim
      open_charge_map
      openstreetmap
      openstreetmap_data
      osm
      overpass
    `,
  },
  {
    id: "open-code",
    label: "what is on open code hosts",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      awesome_list
      github_search
      github_trending
      gitstar
      mcp_directory
      mcp_finder
      mcp_registry_search
      mcp_search
      mcp_server_directory
      open_source_project
      open_source_search
      skill_registry
      smithery_registry
      trending_repository
    `,
  },
  {
    id: "library-docs",
    label: "documentation gathered from open sources",
    holds: "public",
    writers: 3,
    readers: 0,
    words: `
      any_library
      code_context
      context7
      crawled_documentation
      deepwiki
      docfork
      docs_for_any
      docs_search
      documentation_search
      documentation_site
      github_documentation
      gitmcp
      library_docs
      library_documentation
      llms.txt
      package_docs
      package_documentation
      ref_tools
      repo_docs
      up-to-date_documentation
    `,
  },
  {
    id: "boilerplate",
    label: "nothing in particular",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words: `
      ai_agent
      ai_assistant
      any_time
      at_a_time
      case_study
      claude_desktop
      docker_container
      docker_image
      full_time
      just_in_time
      language_model
      large_language_model
      mcp_server
      model_context_protocol
      open_source
      read_only
      real_time
      realtime
      research_tool
      run_time
      smithery
      time_series
    `,
  },
  {
    id: "human",
    label: "a person who is asked",
    holds: "nothing",
    writers: 1,
    readers: 1,
    words: `
      ask_human
      ask_user
      human_feedback
      human_in_the_loop
      interactive_feedback
      user_feedback
    `,
  },
];
