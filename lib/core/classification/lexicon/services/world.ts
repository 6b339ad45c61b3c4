import type { Service } from "../service";

/** Services that give what the world knows, and those that hold nothing. */
export const WORLD: readonly Service[] = [
  {
    id: "search",
    label: "web search",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "web_search brave tavily exa perplexity serper serpapi google_search bing duckduckgo searxng search_engine linkup kagi jina searchapi you.com baidu_search zhipu_search bocha 搜索引擎 网络搜索 联网搜索 yandex_search naver_search startpage mojeek qwant metasearch google_custom_search programmable_search google_cse serply dataforseo zenserp search1api langsearch meta_search internet_search online_search 百度搜索 必应搜索 谷歌搜索",
  },
  {
    id: "scraper",
    label: "a fetcher of web pages",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "firecrawl scraper scraping crawler web_content apify bright_data brightdata browserless web_page url_content web_extraction oxylabs scrapingbee markdownify html_to_markdown crawl4ai agentql webpage hyperbrowser olostep 网页抓取 爬虫 fetch_url fetch_web zyte scrapfly scraperapi scrapingant octoparse parsehub diffbot jina_reader trafilatura readability_extract spider_cloud decodo nimbleway web_fetch url_fetcher wget web_reader url_reader website_reader read_url read_website page_reader web_crawler web_scraping site_crawler html_parser",
    nameOnly: "fetch crawl scrape scraper",
  },
  {
    id: "browser",
    label: "a browser",
    holds: "account",
    writers: 3,
    readers: 3,
    words:
      "playwright puppeteer selenium browser_automation browser chrome_devtools browserbase chrome stagehand browser_use web_automation patchright webdriver headless_browser devtools cdp 浏览器 vite_dev_server browsermcp browser_control firefox safari_browser webkit camoufox undetected_chrome skyvern anchor_browser chrome_extension web_browser browser_tab browser_session browser_agent 浏览器自动化",
    nameOnly: "vite",
  },
  {
    id: "news",
    label: "news",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "news newsapi rss headlines guardian nytimes news_aggregator hot_list trending_news daily_news gdelt podcast 新闻 热榜 日报 资讯 newscatcher mediastack newsdata event_registry gnews google_news bbc_news reuters feedly inoreader miniflux freshrss podcast_index techcrunch toutiao 36kr hot_news news_search rss_reader rss_feed 今日头条 热搜榜 快讯",
    nameOnly: "feed daily",
  },
  {
    id: "papers",
    label: "scholarly papers",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "arxiv pubmed semantic_scholar crossref biorxiv medrxiv google_scholar academic research_paper scholarly openalex europepmc zotero_public dblp acl_anthology openreview 论文 学术 citation_data inspire_hep ssrn chemrxiv philpapers unpaywall doaj scopus web_of_science ieee_xplore springer elsevier sciencedirect jstor zenodo figshare orcid cnki sci_hub academic_search literature_search paper_search research_literature huggingface_papers bibliographic 学术论文 文献检索",
    nameOnly: "paper papers citation",
  },
  {
    id: "encyclopedia",
    label: "an open wiki",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "wikipedia mediawiki wikidata fandom minecraft_wiki deepwiki wiki_content encyclopedia 百科 wiktionary wikivoyage wikimedia fextralife namuwiki dbpedia baidu_baike game_wiki wiki_page_public",
  },
  {
    id: "weather",
    label: "weather",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "weather openweather accuweather noaa meteo forecast climate air_quality weather_information forest_fire 天气 hava 날씨 meteorological tide_table earthquake_data open_meteo weatherapi tomorrow.io visual_crossing met_office dwd smhi aemet jma kma caiyun qweather heweather airnow aqicn iqair openaq usgs_earthquake nws meteostat stormglass avalanche space_weather uv_index lightning_strike hurricane flood_warning sea_level 和风天气 空气质量",
    nameOnly: "tide earthquake",
  },
  {
    id: "maps",
    label: "maps",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "google_maps mapbox openstreetmap osm amap baidu_map geocoding arcgis here_maps tomtom geolocation ip_location geospatial 地图 高德 amazon_location openrouteservice graphhopper osrm mapquest azure_maps apple_maps naver_map kakao_map tencent_map yandex_maps what3words geonames opencage geoapify ip2location maxmind geoip geojson earth_engine sentinel_hub reverse_geocode route_planning address_lookup postal_code 百度地图 腾讯地图 高德地图",
    nameOnly: "maps map geo location",
  },
  {
    id: "transit",
    label: "travel and transport",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "flight train railway transit airport aviation timetable deutsche_bahn amadeus 12306 tfl mta skyscanner flightradar opensky ferry airline ev_charging 火车 航班 高铁 交通 bus_route sbb sncf trenitalia renfe amtrak national_rail transport_for_london gtfs navitia hafas mbta lta_datamall odpt kiwi.com duffel aviationstack flightaware adsb marinetraffic vessel_tracking parking_lot bikeshare charging_station traffic_api public_transport metro_line train_ticket 公交 地铁 机票",
    nameOnly: "bus travel train flight",
  },
  {
    id: "listings",
    label: "offers and places to stay",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "airbnb tripadvisor yelp zillow real_estate job_search indeed property rental product_search price_comparison marketplace opentable idealista shopping linkedin_jobs recruitment_board 招聘 租房 酒店 房产 购物 amazon_product ebay_listing job_listing restaurant_search booking.com expedia agoda hostelworld vrbo trivago kayak trip.com ctrip traveloka klook getyourguide viator redfin realtor.com rightmove zoopla immoscout immobilienscout trulia craigslist gumtree kijiji olx leboncoin vinted mercari depop offerup facebook_marketplace autotrader glassdoor ziprecruiter upwork fiverr remoteok stepstone wellfound adzuna naukri shopee lazada aliexpress taobao jd.com pinduoduo 1688 amazon_search walmart bestbuy zalando coupang rakuten flipkart ozon wildberries idealo keepa google_shopping doordash ubereats zomato swiggy foodpanda meituan dianping resy thefork foursquare google_places ticketmaster eventbrite stubhub seatgeek bandsintown kickstarter crowdfunding gofundme coupon_search groupon second_hand auction classified vacation_rental hotel_search job_board job_posting car_listing price_compare online_shop grocery 众筹 美团 大众点评 淘宝 京东 拼多多 二手",
    nameOnly: "jobs job hotel restaurant",
  },
  {
    id: "market-data",
    label: "market data",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "yahoo_finance yfinance alpha_vantage polygon finnhub financial_data market_data coingecko coinmarketcap crypto_price cryptocurrency exchange_rate currency forex edgar sec_filing stock_market economic_data fred world_bank imf technical_analysis binance_data tushare akshare investor equity kospi price_tracking stablecoin asset_price financial_market sec 股票 金融 行情 汇率 A股 stock_data finance_data twelve_data tiingo eodhd marketstack quandl financial_modeling_prep simfin morningstar bloomberg tradingview finviz nasdaq nyse nse_india krx opendart jquants edinet hkex eastmoney tonghuashun xueqiu baostock central_bank ecb oecd bls eia usda comtrade frankfurter openexchangerates cryptocompare messari glassnode nansen dune_analytics token_terminal coinpaprika coinglass cryptoquant santiment lunarcrush earnings_calendar economic_calendar backtest bond_yield commodity_price macro_data economic_indicator market_news_report crypto_market 期货 外汇 加密货币 东方财富 同花顺 宏观数据",
    nameOnly: "finance stock stocks crypto invest",
  },
  {
    id: "chain",
    label: "a public chain",
    holds: "public",
    writers: 1,
    readers: 2,
    words:
      "blockchain ethereum bitcoin solana evm polygon_chain etherscan web3 defi onchain on_chain aptos dex dexscreener defillama blockscout bnb near cosmos starknet arbitrum tron ton algorand smart_contract uniswap 区块链 链上 nft_market blockchain_rpc alchemy infura quicknode moralis ankr helius solscan bscscan basescan blockchair mempool the_graph subgraph goldsky covalent zerion debank opensea reservoir_nft magic_eden jupiter_swap raydium pumpfun birdeye geckoterminal 1inch pancakeswap aave lido eigenlayer makerdao xrpl ripple stellar cardano polkadot hedera tezos filecoin arweave ipfs monad berachain injective osmosis thorchain zksync optimism ordinals dogecoin litecoin monero polymarket kalshi prediction_market layerzero wormhole rug_check token_security testnet faucet",
    nameOnly: "token rpc sui nft flow safe",
  },
  {
    id: "wallet",
    label: "a wallet",
    holds: "account",
    writers: 0,
    readers: 3,
    words:
      "wallet crypto_wallet metamask coinbase_agentkit token_transfer defi_agent hardware_wallet goat_sdk wallet_management lightning_network phantom_wallet ledger_live trezor multisig privy turnkey fireblocks agentkit thirdweb walletconnect keypair x402 lnbits cashu evm_wallet",
    nameOnly: "wallet lightning",
  },
  {
    id: "trading",
    label: "a trading account",
    holds: "account",
    writers: 0,
    readers: 2,
    words:
      "alpaca interactive_brokers robinhood binance bybit ccxt okx kraken coinbase zerodha upstox brokerage trading_bot metatrader hyperliquid longport banking bank_account schwab etrade webull tastytrade tradier tradestation degiro trading212 etoro saxo_bank oanda ctrader mt5 ninjatrader quantconnect freqtrade hummingbot bitget kucoin gate.io mexc bitfinex bitstamp deribit bitmex upbit bithumb bitflyer fyers dhan groww kiwoom futu moomoo longbridge snaptrade ghostfolio monzo bunq open_banking stock_trading crypto_exchange crypto_trading order_execution position_management 证券账户 交易账户",
    nameOnly: "portfolio kite bank trading",
  },
  {
    id: "science",
    label: "scientific databases",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "uniprot pdb chembl pubchem ensembl ncbi genomics bioinformatics chemistry protein gene nasa astronomy drugbank openfda fda clinical_trials clinicaltrials opentargets kegg biothings geneontology reactome materials_project medical_terminology disease_database biocontext rdkit interpro alphafold expasy blast_search clinvar gnomad dbsnp gwas_catalog gtex tcga cbioportal omim orphanet umls snomed loinc icd10 rxnorm dailymed string_db biogrid cellxgene chebi bindingdb pharmgkb comptox nist crystallography exoplanet simbad vizier jpl_horizons ephemeris spacex satellite_tracking usgs gbif iucn oeis cern medical_knowledge drug_information gene_expression nasa_api",
    nameOnly: "gene protein chem drug",
  },
  {
    id: "law",
    label: "law and public data",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "legislation congress open_data data.gov census datagov public_data eurostat regulation parliament openbudget trade_data roda transparency registry_of_open_data election comexstat dvf company_registry companies_house nif 法律 政府 统计 민원 공공데이터 public_statistics legal_database courtlistener westlaw lexisnexis legifrance eur_lex eurlex bundestag boe hansard canlii austlii indiankanoon law_go_kr planalto senado congress_gov federal_register regulations_gov usaspending sam.gov fec uspto epo espacenet wipo socrata ckan statcan insee destatis istat ibge inegi singstat data_go_kr kostat e_stat unicef faostat unesco tenders opencorporates gleif vies vat_number osha epa fema european_parliament legal_case legal_research statute government_api government_data open_government national_statistics municipality 法规 法院 判例 政务 统计局",
    nameOnly: "law legal court statistics",
  },
  {
    id: "scripture",
    label: "canonical texts",
    holds: "public",
    writers: 0,
    readers: 0,
    words: "bible quran hadith scripture poem poetry gita prayer liturgy 诗词 圣经",
  },
  {
    id: "culture",
    label: "films, music and books",
    holds: "public",
    writers: 1,
    readers: 0,
    words:
      "imdb tmdb tv_show anime myanimelist goodreads open_library music_database lyrics musicbrainz lastfm radio museum art_institute letterboxd manga jikan discogs omdb met_museum gutenberg 电影 豆瓣 film_information movie_database trakt tvmaze thetvdb anilist kitsu mangadex musixmatch genius_lyrics bandcamp rijksmuseum europeana smithsonian library_of_congress worldcat google_books librivox comicvine swapi justwatch watchmode kinopoisk radio_browser quotable",
    nameOnly: "film book books movie movies radio genius",
  },
  {
    id: "music-account",
    label: "a music account",
    holds: "account",
    writers: 1,
    readers: 1,
    words:
      "spotify apple_music playlist youtube_music soundcloud tidal sonos plex jellyfin deezer kodi navidrome subsonic emby audiobookshelf volumio vlc mopidy sonarr radarr lidarr overseerr tautulli qbittorrent transmission_client media_server",
  },
  {
    id: "food",
    label: "food",
    holds: "public",
    writers: 1,
    readers: 0,
    words:
      "recipe nutrition cocktail cooking wine beer restaurant_menu spoonacular fruit ingredient themealdb 菜谱 美食 edamam allrecipes cookpad mealie tandoor nutritionix fatsecret thecocktaildb vivino food_database grocery_price 食谱",
    nameOnly: "food meal cook",
  },
  {
    id: "games",
    label: "games and sports",
    holds: "public",
    writers: 0,
    readers: 0,
    words:
      "pokemon steam league_of_legends riot minecraft game_data nba football f1 soccer baseball mlb nfl chess_com lichess leetcode runescape osrs dota valorant magic_the_gathering scryfall mtg boardgame boardgamegeek brawl_stars tournament esport fpl hockey nhl ufc espn game_trend roblox dnd 游戏 比赛 sports_data opendota pubg fortnite overwatch warframe path_of_exile world_of_warcraft blizzard genshin hearthstone clash_royale bungie eve_online terraria factorio rawg igdb speedrun xbox_live nintendo yugioh pokeapi pokemon_tcg dnd5e api_football football_data thesportsdb balldontlie pybaseball sleeper_app fotmob openf1 motogp nascar premier_league la_liga bundesliga odds_api horse_racing olympic video_game game_info game_stats sports_score sports_betting",
    nameOnly: "sports cricket formula f1",
  },
  {
    id: "game-session",
    label: "a game that is played",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "chess tic_tac_toe rock_paper_scissors dice coin_flip card_game lemonade_stand adventure trivia hangman wordle sudoku roleplay text_adventure mud_game escape_room gomoku minesweeper dungeon bot_game",
    nameOnly: "game play quiz",
  },
  {
    id: "animals",
    label: "animals and plants",
    holds: "public",
    writers: 0,
    readers: 0,
    words: "animal zoo dog_breed cat bird pet plant species",
  },
  {
    id: "fortune",
    label: "fortune and fun",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "horoscope tarot astrology bazi iching joke fortune zodiac fun_fact ziwei meme lgtm dad_joke chuck_norris 八字 占星 命理 塔罗",
    nameOnly: "quotes joke",
  },
  {
    id: "education",
    label: "study material",
    holds: "public",
    writers: 0,
    readers: 0,
    words: "leetcode khan education quiz curriculum homework 教育 学习 考试",
    nameOnly: "school university course study",
  },
  {
    id: "image-generation",
    label: "generation by a model",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "image_generation dall-e stable_diffusion midjourney flux everart text_to_image video_generation text_to_speech elevenlabs tts minimax suno music_generation image_edit fal comfyui pollinations runway kling ideogram together_ai whisper 图像生成 语音 绘图 leonardo_ai recraft gpt_image nano_banana luma heygen synthesia cartesia playht edge_tts kokoro deepgram assemblyai udio sdxl automatic1111 invokeai hunyuan seedream doubao jimeng vidu hailuo upscale removebg clipdrop audio_generation voice_synthesis sound_effect avatar_video 文生图 文生视频 图片生成",
    nameOnly: "speech voice image",
  },
  {
    id: "llm",
    label: "a language model",
    holds: "nothing",
    writers: 1,
    readers: 0,
    words:
      "openai gemini deepseek ollama chatgpt anthropic lm_studio mistral groq openrouter qwen second_opinion grok litellm ask_model multi_model cohere moonshot kimi zhipu baichuan bedrock_runtime azure_openai vllm llama.cpp localai gpt4all huggingface_inference fireworks_ai deepinfra cerebras sambanova llm_gateway model_router ai_chat llm_council",
    nameOnly: "llm claude gpt prompt ask",
  },
  {
    id: "thinking",
    label: "structured thinking",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "sequential_thinking think_tool structured_thinking mental_model chain_of_thought problem_solving clear_thought scientific_method metacognitive socratic thought game_engine_thinking pentestthinking reasoner 思维 思考",
    nameOnly: "reasoning thinking think decision reason",
  },
  {
    id: "math",
    label: "calculation",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "calculator math arithmetic mathematics add_number algebra unit_converter wolfram statistics_calculation sympy numpy z3 graph_theory 计算器 计算 数学 hesap math_calculation sagemath maxima octave statistics_tool geometry matrix_operation linear_algebra number_theory unit_conversion",
    nameOnly: "calc optimization solver calculate",
  },
  {
    id: "time",
    label: "time",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "timezone current_time clock holiday pomodoro 时间 日期 时区 saat time_zone_conversion world_clock date_calculation countdown time_server",
    nameOnly: "time date timer clock",
  },
  {
    id: "text-tools",
    label: "text tools",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "text_processing encoder base64 uuid string_manipulation json_tool regex text_analysis language_detection ocr markdown_converter random_number password_generator helper_tools spell_check translator grammar sentiment humanizer tokenizer lorem 文本 翻译 编码 slugify markdown_formatter string_util case_converter word_count readability_score text_summary diff_tool pdf_text plagiarism keyword_extraction jwt hashing qr_decode barcode password_strength color_converter",
    nameOnly: "hash diff text utils translator translation converter json",
  },
  {
    id: "charts",
    label: "charts and diagrams",
    holds: "nothing",
    writers: 0,
    readers: 1,
    words:
      "chart diagram mermaid plantuml kroki qr_code qrcode echarts flowchart mindmap infographic antv quickchart pdf_generation gen-pdf presentation_generator slide_generator painter excalidraw report_generation 图表 二维码 思维导图 data_visualization_chart d3_chart vega vegalite highcharts apexcharts matplotlib graphviz drawio_diagram slide_deck pptx_generation pdf_generator resume_builder badge_generator timeline_chart wordcloud",
    nameOnly: "draw visualization",
  },
  {
    id: "conversion",
    label: "file conversion",
    holds: "local",
    writers: 1,
    readers: 0,
    words:
      "pandoc markitdown file_conversion convert_document ffmpeg image_processing pdf_tool image_conversion imagemagick document_converter transcoding opencv face_detection exif metadata_tagging video_edit 格式转换 image_editing image_resize video_download audio_conversion tesseract video_conversion pdf_merge subtitle_tool imagekit file_compressor",
    nameOnly: "converter metadata image video audio",
  },
  {
    id: "demo",
    label: "a demonstration",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "demo test_server hello_world first_mcp everything_server playground boilerplate reference_implementation my_mcp hello learning_mcp weather_demo starter_template calculator_demo fastmcp_demo my_first training_server workshop simple_server sample_server quickstart lab_exercise",
    nameOnly: "example examples demo test hello tutorial sample",
  },
  {
    id: "domains",
    label: "domain names and addresses",
    holds: "public",
    writers: 2,
    readers: 1,
    words:
      "whois domain_name dns domain_availability rdap ip_address ip_lookup domain_search ipinfo domain_check ssl_check ip_info reverse_dns subdomain_finder ssl_labs mx_lookup",
  },
  {
    id: "network-test",
    label: "network tests",
    holds: "public",
    writers: 0,
    readers: 2,
    words:
      "speed_test ping traceroute network_diagnostic uptime_check http_client api_testing http_request postman curl openapi_client graphql_client webhook_test usewebhook requestbin httpbin insomnia hoppscotch latency_test port_check api_tester swagger http_fetch load_test",
    nameOnly: "http api request rest",
  },
  {
    id: "companies",
    label: "facts about companies and people",
    holds: "public",
    writers: 2,
    readers: 0,
    words:
      "company_data crunchbase people_data enrichment clearbit linkedin_data market_research seo semrush ahrefs serp competitor_analysis keyword_research google_trends lead_generation app_store play_store aso similarweb trend_analysis zoominfo hunter.io builtwith pitchbook owler explorium people_search person_search company_search business_registry b2b_data keyword_planner similar_web moz_seo 企查查 天眼查 企业信息",
    nameOnly: "trends company",
  },
  {
    id: "app-stores",
    label: "app stores",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "app_store google_play play_store app_market app_review itunes_search steam_review sensor_tower data_ai app_annie",
  },
  {
    id: "crowd-maps",
    label: "a map that the crowd draws",
    holds: "public",
    writers: 3,
    readers: 0,
    words: "openstreetmap osm overpass nominatim open_charge_map openstreetmap_data",
  },
  {
    id: "open-code",
    label: "what is on open code hosts",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "github_trending trending_repository awesome_list open_source_project mcp_server_directory mcp_finder mcp_registry_search smithery_registry github_search gitstar open_source_search mcp_directory mcp_search skill_registry",
  },
  {
    id: "library-docs",
    label: "documentation gathered from open sources",
    holds: "public",
    writers: 3,
    readers: 0,
    words:
      "context7 docfork library_docs library_documentation gitmcp llms.txt deepwiki any_library docs_for_any up-to-date_documentation package_documentation crawled_documentation github_documentation documentation_site ref_tools package_docs repo_docs code_context documentation_search docs_search",
  },
  {
    id: "boilerplate",
    label: "nothing in particular",
    holds: "nothing",
    writers: 0,
    readers: 0,
    words:
      "real_time real-time realtime run_time time_series large_language_model language_model ai_assistant ai_agent model_context_protocol claude_desktop smithery full_time any_time just_in_time at_a_time docker_image docker_container open_source read_only case_study research_tool mcp_server",
  },
  {
    id: "human",
    label: "a person who is asked",
    holds: "nothing",
    writers: 1,
    readers: 1,
    words: "human_in_the_loop ask_human user_feedback human_feedback interactive_feedback ask_user",
  },
];
