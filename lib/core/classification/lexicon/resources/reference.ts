import type { Resource } from "../resource";

/** What a curated provider publishes, and what is only computed. */
export const REFERENCE: readonly Resource[] = [
  {
    id: "weather",
    label: "weather",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "weather forecast temperature humidity wind air_quality weather_alert climate tide sunrise sunset weather_station precipitation rain snow wildfire earthquake pollen uv_index marine_weather meteorological 天气 气温 预报 空气质量 hava hava_durumu sıcaklık clima tiempo previsão wetter météo 天気 날씨 погода",
  },
  {
    id: "place",
    label: "places and routes",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "place route coordinate latitude longitude geocode reverse_geocode distance travel_time isochrone poi nearby_place postal_code zip_code elevation region point_of_interest neighborhood country_info map_tile bounding_box 地图 路线 坐标 城市 地点 位置 地址 经纬度 konum şehir ülke adres ciudad cidade 地図 지도 location map country city address directions адрес город città indirizzo stadt ville 위치 주소 住所",
  },
  {
    id: "transit",
    label: "transport",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "flight train bus transit station stop_time departure arrival timetable airport airline flight_status schedule_of_train bus_route subway metro ferry parking traffic_condition charging_station ticket_price vessel aircraft airfare rail 火车 航班 公交 车站 机场 高铁 uçuş otobüs vuelo zug 電車 버스",
  },
  {
    id: "market-data",
    label: "market data",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "stock stock_price ticker quote share_price market_data ohlcv candlestick market_cap exchange_rate currency currency_rate forex crypto_price cryptocurrency bitcoin_price token_price coin price price_history financial_statement income_statement balance_sheet cash_flow earnings dividend option_chain technical_indicator volume fear_greed funding_rate order_book orderbook ticker_price kline gold_price etf index_price stock_data interest_rate treasury economic_indicator gdp inflation volatility trading_pair 股票 行情 汇率 价格 币价 加密货币 指数 基金 财报 hisse borsa döviz kur fiyat precio acción preço ação aktie kurs 株価 주식 환율",
  },
  {
    id: "chain",
    label: "public chain state",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "blockchain transaction_hash chain_block latest_block block_number gas_price smart_contract contract_abi on_chain chain ethereum bitcoin solana evm defi liquidity_pool pool_stat tvl validator nft nft_collection token_info token token_holder erc20 ens address_balance utxo mempool sui account_transaction stablecoin bridge_rate staking eth_balance contract_source chain_id mint_address 区块链 区块 合约 代币 链上 gaz",
  },
  {
    id: "documentation",
    label: "documentation",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "documentation api_reference reference_doc api_doc guide developer_guide best_practice coding_guideline code_example usage_example sdk_doc how_to cheat_sheet changelog style_guide specification rfc help_topic faq tutorial component_documentation library_doc user_guide getting_started reference_material 文档说明 指南 示例 教程 使用说明 最佳实践 dokümantasyon documentación ドキュメンテーション api_docs library_docs official_docs docs_page doc_page developer_docs",
  },
  {
    id: "component",
    label: "components and icons",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "component ui_component icon color_palette css_class design_system shadcn tailwind prop component_prop component_example antd font theme_token boilerplate starter_template code_template 组件 图标",
  },
  {
    id: "science",
    label: "scientific facts",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "gene protein compound molecule chemical genome taxonomy species_info pathway assay uniprot pdb chembl pubchem smiles bioactivity disease phenotype clinical_guideline exoplanet asteroid astronomy planet star_catalog satellite orbit nasa periodic_table ontology_term mesh_term side_effect drug_label adverse_event icd snomed 基因 蛋白 化合物 药物 protein_structure drug_target drug_name",
  },
  {
    id: "trial",
    label: "registered studies",
    private: 0,
    writers: 2,
    readers: 0,
    words: "clinical_trial study nct trial registered_study",
  },
  {
    id: "law",
    label: "law and statistics",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "law statute regulation legal_code court_case legislation court_decision bill_of_parliament congress census statistic open_data government_data public_dataset indicator tax_code tariff trade_statistic demographic unemployment election patent_class public_procurement tender gazette standard parliament vote_record 法律 法规 统计 政府数据 yasa ley gesetz 法令 법령 판례",
  },
  {
    id: "scripture",
    label: "canonical texts",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "bible verse quran surah ayah hadith scripture poem poetry poem_line poet passage chapter hymn prayer_time prayer torah gita 诗词 古诗 经文 şiir ayet sure",
  },
  {
    id: "dictionary",
    label: "words and names",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "dictionary definition synonym antonym thesaurus word translation language_code etymology rhyme vocabulary idiom name_meaning 词典 单词 释义 成语 sözlük kelime",
  },
  {
    id: "catalogue",
    label: "catalogues of works",
    private: 0,
    writers: 1,
    readers: 0,
    words:
      "movie film tv_show actor anime manga book song lyric artist music track_info playlist_public game_info board_game video_game steam_game imdb tmdb radio_station book_detail author isbn episode_list genre artwork museum painting exhibition recipe ingredient cocktail beer wine meal food nutrition nutrition_fact nutritional wine_rating fruit restaurant_menu cuisine 电影 音乐 歌曲 书籍 食谱 游戏信息 动漫 菜谱 film dizi şarkı kitap yemek tarif película libro receta 映画 영화",
  },
  {
    id: "game-data",
    label: "facts of games and sports",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "pokemon pokédex pokedex hero champion item_stat spell match_result fixture standings team_stat player_stat driver lap_time season tournament football soccer nba nfl mlb cricket f1 formula grand_prix chess_game chess_puzzle game_stat leaderboard hiscore card_data mtg scryfall deck magic_card game_schedule roster quest weapon character_build bazaar 比赛 球队 积分榜 英雄 宝可梦 maç takım futbol partido jugador game_score match_score player_name team_name",
  },
  {
    id: "animal",
    label: "animals and plants",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "animal dog_breed cat_fact breed zoo habitat hayvan animal_info 动物 植物 tree_species cat_breed dog_image bird_species",
  },
  {
    id: "fun",
    label: "entertainment",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "joke fact trivia quote_of_day horoscope zodiac tarot riddle fortune fun_fact motivational_quote advice puzzle dice coin_flip lottery number_fact astrology bazi birth_chart hexagram lunar_calendar compliment 笑话 星座 运势 八字 占卜 şaka burç",
  },
  {
    id: "time",
    label: "time",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "current_time timezone time_zone timestamp holiday public_holiday calendar_date day_of_week countdown clock stopwatch utc 时间 日期 时区 节假日 当前时间 saat tarih zaman fecha hora zeit 時刻 시간 current_datetime local_time given_time time date",
  },
  {
    id: "number",
    label: "numbers and text given",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "sum product_of_numbers equation expression matrix integral derivative polynomial statistics math arithmetic fraction percentage unit unit_conversion bmi calorie_need tip_amount random_number prime fibonacci logarithm angle geometry probability mean median standard_deviation regex xml yaml base64 uuid hash_value jwt cron_expression url_encoding word_count substring palindrome roman_numeral binary_number hex md5 checksum html_entity markdown_table text_case credit_score_formula 数字 两个数 文本 字符串 表达式 数学 随机数 sayı toplam metin número nombre zahl 数値 숫자",
  },
  {
    id: "structure",
    label: "kinds, fields and settings",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "type issue_type field field_definition category categories property_definition status_list enum option_list setting folder_detail mail_folder workspace_detail schema_definition transition space_list link_type member_count permission_scheme 类型 分类 字段 log_group log_stream",
  },
  {
    id: "count",
    label: "counts",
    private: 0,
    writers: 0,
    readers: 0,
    words: "count total statistics stat stats summary_statistic number_of 统计 数量 总数",
  },
  {
    id: "text",
    label: "text that the caller gives",
    private: 0,
    writers: 0,
    readers: 0,
    words: "string text json character letter number input_text given_text 文本 字符串 数字",
  },
  {
    id: "qr-code",
    label: "codes and charts drawn from arguments",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "qr_code qrcode barcode chart bar_chart pie_chart line_chart plot graph_image diagram mermaid flowchart mind_map uml plantuml sequence_diagram svg gantt histogram scatter infographic word_cloud heatmap radar_chart 二维码 图表 流程图 思维导图 grafik",
  },
  {
    id: "generated",
    label: "generated content",
    private: 0,
    writers: 1,
    readers: 0,
    words:
      "image_generation generate_image generated_image text_to_image text_to_speech speech voice audio_generation text_to_video music_generation image_edit llm completion_of_prompt text_generation ai_response chat_completion gpt gemini_response claude openai ollama local_llm stable_diffusion dalle flux voice_clone tts avatar summary essay poem_generation story_generation 图片生成 语音合成 文生图 图像 görsel imagen",
  },
  {
    id: "thought",
    label: "thoughts of the model",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "thought thought_process step_by_step sequential_thinking reasoning_step chain_of_thought mental_model decision_framework hypothesis scratchpad reflection argument debate perspective problem_solving decision_matrix scientific_method metacognitive thinking_process 思维 思考过程",
  },
  {
    id: "own-help",
    label: "help of the tool itself",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "supported_language supported_format available_model available_voice available_tool tool_list capability server_info server_version usage_instruction available_option voice_list model_list supported_network supported_currency available_city help_text supported_chain enum_value available_action style_list 支持的 帮助信息 可用",
  },
  {
    id: "education",
    label: "exercises",
    private: 0,
    writers: 0,
    readers: 0,
    words:
      "leetcode coding_problem problem_statement exercise course course_catalog university school lesson curriculum quiz_question exam_question study_material daily_challenge contest 题目 课程 大学 ders okul",
  },
  {
    id: "greeting",
    label: "a demonstration",
    private: 0,
    writers: 0,
    readers: 0,
    words: "hello hello_world greeting echo sample_tool demo example_tool dummy test_tool mock",
  },
];
