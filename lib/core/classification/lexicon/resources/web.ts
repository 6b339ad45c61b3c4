import type { Resource } from "../resource";

/** What anybody may publish. */
export const WEB: readonly Resource[] = [
  {
    id: "web-page",
    label: "web pages",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "web_page webpage website url web_content html page link web site_content page_source url_content markdown_of_page web_site internet online page_text hyperlink sitemap dom 网页 网站内容 链接 网址 互联网 sayfa web_sitesi página_web webseite ウェブ 웹",
  },
  {
    id: "search-result",
    label: "search results",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "search_result web_search google_search bing_search brave_search duckduckgo serp search_engine internet_search web_result image_search tavily exa perplexity serper searxng local_search 搜索结果 网络搜索 搜索引擎 arama_sonuç deep_research web_research sourced_answer cited_answer grounded_answer live_search search_the_web search_the_internet rag_web",
  },
  {
    id: "news",
    label: "news",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "news headline news_article article top_story press_release daily_news breaking_news rss rss_feed feed atom_feed newsletter_issue blog blog_article feed_item feed_entry 新闻 资讯 文章 热搜 头条 haber noticia nachrichten ニュース 뉴스 новости actualité actualités notizie новость notícias noticias",
  },
  {
    id: "social-post",
    label: "social posts",
    private: 0,
    writers: 3,
    readers: 3,
    words:
      "tweet social_post reddit_post subreddit timeline hashtag instagram_post facebook_post linkedin_post mastodon bluesky toot status_update weibo xiaohongshu douyin tiktok social_media user_tweet trending_topic trend zhihu hacker_news story nostr zap cast farcaster threads_post influencer douban pinterest post 帖子 动态 微博 小红书 笔记内容 热门 gönderi publicación 投稿 게시물",
  },
  {
    id: "social-profile",
    label: "public profiles",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "public_profile social_profile follower following username linkedin_profile twitter_user instagram_user github_user creator author_profile streamer 粉丝 博主 friend friends friends_list friend_list persona bio user_bio public_user",
  },
  {
    id: "video",
    label: "videos",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "video youtube youtube_video video_detail bilibili video_info twitch stream_title movie_clip short_video video_metadata video_search live_stream danmaku 视频 弹幕 直播",
  },
  {
    id: "transcript",
    label: "transcripts",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "transcript subtitle caption video_transcript youtube_transcript closed_caption podcast podcast_episode episode audio_transcript 字幕 转录 播客 altyazı",
  },
  {
    id: "forum",
    label: "forum threads",
    private: 0,
    writers: 3,
    readers: 3,
    words:
      "forum thread discussion question answer stack_overflow stackoverflow discourse forum_topic community_post q_and_a quora discussion_thread 论坛 讨论 问答 community_solution user_solution answers_by_user qna community_answer",
  },
  {
    id: "review",
    label: "reviews",
    private: 0,
    writers: 3,
    readers: 3,
    words:
      "review customer_review app_review product_review user_review place_review rating_and_review testimonial feedback 评价 点评 reseña user_feedback what_people_say store_review guest_review app_feedback player_review critic_review",
  },
  {
    id: "paper",
    label: "papers",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "paper research_paper academic_paper arxiv pubmed abstract preprint citation publication scholar literature journal_article doi scientific_article biorxiv medrxiv scholarly thesis bibliography pmid conference_paper 论文 文献 学术 makale artículo 論文 논문",
  },
  { id: "patent", label: "patents", private: 0, writers: 3, readers: 0, words: "patent trademark 专利" },
  {
    id: "listing",
    label: "offers",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "job_listing job_posting rental listing apartment airbnb real_estate classified_ad marketplace_listing product_listing amazon_product ebay shop_item product_search product_detail vehicle_listing hotel restaurant business_listing product deal_of_day 职位 招聘 房源 商品 产品 ilan ürün producto produkt 商品情報 상품 real_estate_property price_comparison",
  },
  {
    id: "wiki-public",
    label: "public wikis",
    private: 0,
    writers: 3,
    readers: 3,
    words:
      "wikipedia wikipedia_article wiki_article mediawiki fandom wikidata encyclopedia wiki_category 维基百科 百科 维基 urban_dictionary",
  },
  {
    id: "public-repo",
    label: "open repositories",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "open_source_repository trending_repository github_trending public_repository starred_repository deepwiki huggingface_model hugging_face model_card huggingface_space open_dataset",
  },
  {
    id: "domain-data",
    label: "registration data",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "whois domain_name domain_availability dns_lookup rdap ip_geolocation asn domain_info ip_info ssl_info shodan censys threat_intelligence ioc virustotal abuseipdb 域名 as_number ip_whois",
  },
  {
    id: "company-info",
    label: "facts about companies",
    private: 0,
    writers: 2,
    readers: 0,
    words:
      "company_profile company_info company_research competitor competitor_analysis crunchbase people_search enrichment company_news market_research funding startup organization_profile 公司 企业 şirket empresa company",
  },
  {
    id: "public-image",
    label: "public pictures",
    private: 0,
    writers: 3,
    readers: 0,
    words: "stock_photo unsplash giphy gif meme pexels wallpaper image_result 表情包",
  },
  {
    id: "public-comment",
    label: "public comments",
    private: 0,
    writers: 3,
    readers: 3,
    words: "video_comment post_comment top_comment public_comment note_comment 评论区",
  },
  {
    id: "download",
    label: "downloads",
    private: 0,
    writers: 3,
    readers: 0,
    words: "torrent magnet ebook annas_archive downloaded_content file_from_url remote_file",
  },
  {
    id: "public-event",
    label: "events",
    private: 0,
    writers: 3,
    readers: 0,
    words: "concert meetup eventbrite ticketmaster local_event event_listing conference_talk 活动 etkinlik",
  },
];
