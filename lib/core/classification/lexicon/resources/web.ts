import type { Resource } from "../resource";

/** What anybody may publish. */
export const WEB: readonly Resource[] = [
  {
    id: "web-page",
    label: "web pages",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      dom
      html
      hyperlink
      internet
      link
      markdown_of_page
      online
      page
      page_source
      page_text
      página_web
      sayfa
      site_content
      sitemap
      url
      url_content
      web
      web_content
      web_page
      web_site
      web_sitesi
      webpage
      webseite
      website
      ウェブ
      互联网
      网址
      网站内容
      网页
      链接
      웹
    `,
  },
  {
    id: "search-result",
    label: "search results",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      arama_sonuç
      bing_search
      brave_search
      cited_answer
      deep_research
      duckduckgo
      exa
      google_search
      grounded_answer
      image_search
      internet_search
      live_search
      local_search
      perplexity
      rag_web
      search_engine
      search_result
      search_the_internet
      search_the_web
      searxng
      serp
      serper
      sourced_answer
      tavily
      web_research
      web_result
      web_search
      搜索引擎
      搜索结果
      网络搜索
    `,
  },
  {
    id: "news",
    label: "news",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      actualité
      article
      atom_feed
      blog
      blog_article
      breaking_news
      daily_news
      feed
      feed_entry
      feed_item
      haber
      headline
      nachrichten
      news
      news_article
      newsletter_issue
      noticia
      notizie
      notícias
      press_release
      rss
      rss_feed
      top_story
      новости
      новость
      ニュース
      头条
      文章
      新闻
      热搜
      资讯
      뉴스
    `,
  },
  {
    id: "social-post",
    label: "social posts",
    private: 0,
    writers: 3,
    readers: 3,
    words: `
      bluesky
      cast
      douban
      douyin
      facebook_post
      farcaster
      gönderi
      hacker_news
      hashtag
      influencer
      instagram_post
      linkedin_post
      mastodon
      nostr
      pinterest
      post
      publicación
      reddit_post
      social_media
      social_post
      status_update
      story
      subreddit
      threads_post
      tiktok
      timeline
      toot
      trend
      trending_topic
      tweet
      user_tweet
      weibo
      xiaohongshu
      zap
      zhihu
      动态
      小红书
      帖子
      微博
      投稿
      热门
      笔记内容
      게시물
    `,
  },
  {
    id: "social-profile",
    label: "public profiles",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      author_profile
      bio
      creator
      follower
      following
      friend
      friend_list
      github_user
      instagram_user
      linkedin_profile
      persona
      public_profile
      public_user
      social_profile
      streamer
      twitter_user
      user_bio
      username
      博主
      粉丝
    `,
  },
  {
    id: "video",
    label: "videos",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      bilibili
      danmaku
      live_stream
      movie_clip
      short_video
      stream_title
      twitch
      video
      video_detail
      video_info
      video_metadata
      video_search
      youtube
      youtube_video
      弹幕
      直播
      视频
    `,
  },
  {
    id: "transcript",
    label: "transcripts",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      altyazı
      audio_transcript
      caption
      closed_caption
      episode
      podcast
      podcast_episode
      subtitle
      transcript
      video_transcript
      youtube_transcript
      字幕
      播客
      转录
    `,
  },
  {
    id: "forum",
    label: "forum threads",
    private: 0,
    writers: 3,
    readers: 3,
    words: `
      answer
      answers_by_user
      community_answer
      community_post
      community_solution
      discourse
      discussion
      discussion_thread
      forum
      forum_topic
      q_and_a
      qna
      question
      quora
      stack_overflow
      stackoverflow
      thread
      user_solution
      讨论
      论坛
      问答
    `,
  },
  {
    id: "review",
    label: "reviews",
    private: 0,
    writers: 3,
    readers: 3,
    words: `
      app_feedback
      app_review
      critic_review
      customer_review
      feedback
      guest_review
      place_review
      player_review
      product_review
      rating_and_review
      reseña
      review
      store_review
      testimonial
      user_feedback
      user_review
      what_people_say
      点评
      评价
    `,
  },
  {
    id: "paper",
    label: "papers",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      abstract
      academic_paper
      artículo
      arxiv
      bibliography
      biorxiv
      citation
      conference_paper
      doi
      journal_article
      literature
      makale
      medrxiv
      paper
      pmid
      preprint
      publication
      pubmed
      research_paper
      scholar
      scholarly
      scientific_article
      thesis
      学术
      文献
      論文
      论文
      논문
    `,
  },
  {
    id: "patent",
    label: "patents",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      patent
      trademark
      专利
    `,
  },
  {
    id: "listing",
    label: "offers",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      airbnb
      amazon_product
      apartment
      business_listing
      classified_ad
      deal_of_day
      ebay
      hotel
      ilan
      job_listing
      job_posting
      listing
      marketplace_listing
      price_comparison
      product
      product_detail
      product_listing
      product_search
      producto
      produkt
      real_estate
      real_estate_property
      rental
      restaurant
      shop_item
      vehicle_listing
      ürün
      产品
      商品
      商品情報
      房源
      招聘
      职位
      상품
    `,
  },
  {
    id: "wiki-public",
    label: "public wikis",
    private: 0,
    writers: 3,
    readers: 3,
    words: `
      encyclopedia
      fandom
      mediawiki
      urban_dictionary
      wiki_article
      wiki_category
      wikidata
      wikipedia
      wikipedia_article
      百科
      维基
      维基百科
    `,
  },
  {
    id: "public-repo",
    label: "open repositories",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      deepwiki
      github_trending
      hugging_face
      huggingface_model
      huggingface_space
      model_card
      open_dataset
      open_source_repository
      public_repository
      starred_repository
      trending_repository
    `,
  },
  {
    id: "domain-data",
    label: "registration data",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      abuseipdb
      as_number
      asn
      censys
      dns_lookup
      domain_availability
      domain_info
      domain_name
      ioc
      ip_geolocation
      ip_info
      ip_whois
      rdap
      shodan
      ssl_info
      threat_intelligence
      virustotal
      whois
      域名
    `,
  },
  {
    id: "company-info",
    label: "facts about companies",
    private: 0,
    writers: 2,
    readers: 0,
    words: `
      company
      company_info
      company_news
      company_profile
      company_research
      competitor
      competitor_analysis
      crunchbase
      empresa
      enrichment
      funding
      market_research
      organization_profile
      people_search
      startup
      şirket
      企业
      公司
    `,
  },
  {
    id: "public-image",
    label: "public pictures",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      gif
      giphy
      image_result
      meme
      pexels
      stock_photo
      unsplash
      wallpaper
      表情包
    `,
  },
  {
    id: "public-comment",
    label: "public comments",
    private: 0,
    writers: 3,
    readers: 3,
    words: `
      note_comment
      post_comment
      public_comment
      top_comment
      video_comment
      评论区
    `,
  },
  {
    id: "download",
    label: "downloads",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      annas_archive
      downloaded_content
      ebook
      file_from_url
      magnet
      remote_file
      torrent
    `,
  },
  {
    id: "public-event",
    label: "events",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      concert
      conference_talk
      etkinlik
      event_listing
      eventbrite
      local_event
      meetup
      ticketmaster
      活动
    `,
  },
];
