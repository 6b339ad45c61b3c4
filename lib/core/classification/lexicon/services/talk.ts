import type { Service } from "../service";

/** Services in which people write to each other or to the world. */
export const TALK: readonly Service[] = [
  {
    id: "mail",
    label: "a mail account",
    holds: "account",
    writers: 3,
    readers: 3,
    words: `
      email
      ews_mail
      exchange_mail
      exchange_server
      fastmail
      gmail
      hotmail
      icloud_mail
      imap
      inbox
      jmap
      mail
      mail_server
      mailbox
      migadu
      missive
      nylas
      outlook
      poste
      proton_mail
      protonmail
      smtp
      superhuman
      thunderbird
      yahoo_mail
      zimbra
      zoho_mail
      邮件
      邮箱
    `,
  },
  {
    id: "mail-sending",
    label: "a mail sender",
    holds: "account",
    writers: 1,
    readers: 3,
    words: `
      activecampaign
      amazon_pinpoint
      amazon_ses
      aweber
      braze
      brevo
      buttondown
      campaign_monitor
      cold_email
      constant_contact
      convertkit
      customer.io
      elastic_email
      email_campaign
      email_marketing
      email_sequence
      emailoctopus
      getresponse
      instantly.ai
      iterable
      klaviyo
      lemlist
      loops.so
      mailchimp
      mailerlite
      mailersend
      mailgun
      mailjet
      mailtrap
      mandrill
      newsletter
      novu
      omnisend
      onesignal
      postmark
      resend
      salesloft
      send_email
      sendgrid
      sendinblue
      smartlead
      smtp2go
      sparkpost
      zeptomail
    `,
  },
  {
    id: "chat",
    label: "a chat",
    holds: "account",
    writers: 2,
    readers: 3,
    words: `
      bluebubbles
      campfire
      chat_message
      chat_platform
      dingtalk
      discord
      discord_bot
      element_matrix
      evolution_api
      facebook_messenger
      feishu
      gitter
      google_chat
      google_hangouts
      gotify
      imessage
      instagram_dm
      irc
      kakaotalk
      lark
      lark_suite
      line_messaging
      mattermost
      mattermost_channel
      messaging_platform
      microsoft_teams
      ms_teams
      napcat
      ntfy
      onebot
      pubnub
      push_notification
      pushover
      qq_bot
      revolt_chat
      rocket_chat
      rocketchat
      signal_cli
      signal_messenger
      simplex_chat
      skype
      slack
      slackbot
      stoat
      synology_chat
      teams_channel
      teams_chat
      teams_mcp
      teams_server
      teamspeak
      telegram
      telegram_bot
      threema
      twitch_chat
      viber
      webex_teams
      wechat
      wechaty
      wecom
      whapi
      whatsapp
      whatsapp_business
      xmpp
      zalo
      zoho_cliq
      zulip
      企业微信
      微信
      钉钉
      飞书
    `,
    nameOnly: `
      chat
      line
      matrix
      signal
    `,
  },
  {
    id: "telephony",
    label: "a telephone service",
    holds: "account",
    writers: 3,
    readers: 3,
    words: `
      3cx
      aircall
      asterisk
      call_center
      callrail
      clicksend
      dialpad
      freeswitch
      infobip
      justcall
      messagebird
      nexmo
      openphone
      phone_agent
      phone_call
      plivo
      retell_ai
      ringcentral
      signalwire
      sinch
      sms
      telephony
      telnyx
      textmagic
      twilio
      vapi
      voice_call
      voip
      vonage
      zadarma
    `,
  },
  {
    id: "calendar",
    label: "a calendar",
    holds: "account",
    writers: 2,
    readers: 3,
    words: `
      acuity_scheduling
      apple_calendar
      appointment
      booking_calendar
      cal.com
      caldav
      calendar
      calendly
      cronofy
      exchange_calendar
      fantastical
      gcal
      google_calendar
      ical
      icloud_calendar
      meeting_scheduler
      nextcloud_calendar
      outlook_calendar
      savvycal
      setmore
      simplybook
      zcal
      日历
    `,
    nameOnly: `
      schedule
    `,
  },
  {
    id: "meetings",
    label: "meetings",
    holds: "account",
    writers: 2,
    readers: 2,
    words: `
      avoma
      bigbluebutton
      chorus.ai
      circleback
      fathom
      fireflies
      fireflies.ai
      gong.io
      google_meet
      gotomeeting
      granola
      jitsi
      livekit
      meetgeek
      meeting_note
      meeting_recording
      meeting_transcript
      notta
      otter
      otter.ai
      recall.ai
      tactiq
      tldv
      webex
      zoom_meeting
    `,
    nameOnly: `
      gong
      zoom
    `,
  },
  {
    id: "social",
    label: "a social network",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      ayrshare
      behance
      bluesky
      bsky
      couchsurfing
      deviantart
      douyin
      dribbble
      facebook
      farcaster
      flickr
      hacker_news
      hackernews
      hootsuite
      indiehackers
      instagram
      kuaishou
      lemmy
      lens_protocol
      linkedin
      lobsters
      mastodon
      meetup_group
      metricool
      misskey
      naver_cafe
      nostr
      patreon
      pinterest
      pixelfed
      postiz
      product_hunt
      producthunt
      publer
      qanon_post
      reddit
      rednote
      snapchat
      social_media
      social_media_post
      social_network
      sprout_social
      steemit
      subreddit
      threads
      tiktok
      truth_social
      tumblr
      tweet
      twitter
      twitter_api
      typefully
      v2ex
      vkontakte
      warpcast
      weibo
      weixin_official
      x.com
      x_api
      xhs
      xiaohongshu
      zhihu
      公众号
      小红书
      微博
      快手
      抖音
      知乎
      贴吧
    `,
    nameOnly: `
      posts
      x
    `,
  },
  {
    id: "reviews",
    label: "reviews of a crowd",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      bazaarvoice
      beeradvocate
      capterra
      customer_review
      feefo
      g2_crowd
      google_reviews
      judge.me
      kununu
      metacritic
      product_review
      ratemyprofessor
      rateyourmusic
      review_site
      reviews.io
      rotten_tomatoes
      sitejabber
      trustpilot
      trustradius
      untappd
      yotpo
      口碑
    `,
  },
  {
    id: "forum",
    label: "a forum",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      4chan
      bulletin_board
      community
      discourse
      discussion_forum
      flarum
      forum
      nodebb
      phpbb
      quora
      stack_exchange
      stack_overflow
      stackoverflow
      vbulletin
      xenforo
      论坛
    `,
  },
  {
    id: "video",
    label: "a video platform",
    holds: "public",
    writers: 3,
    readers: 3,
    words: `
      bilibili
      b站
      dailymotion
      niconico
      odysee
      peertube
      rumble_video
      tiktok_video
      twitch
      twitch_stream
      twitter_space
      video_transcript
      vimeo
      wistia
      youtube
      youtube_channel
      youtube_data
      youtube_transcript
      yt_dlp
      ytdlp
      哔哩哔哩
      视频
    `,
  },
  {
    id: "forms",
    label: "forms and surveys",
    holds: "account",
    writers: 3,
    readers: 2,
    words: `
      cognito_forms
      fillout
      form_builder
      formbricks
      formstack
      google_forms
      jotform
      paperform
      qualtrics
      survey_response
      survey_tool
      surveymonkey
      survicate
      tally
      typebot
      typeform
      wufoo
    `,
    nameOnly: `
      form
      survey
    `,
  },
  {
    id: "contacts",
    label: "an address book",
    holds: "account",
    writers: 1,
    readers: 0,
    words: `
      address_book
      carddav
      contact_manager
      contacts
      google_contacts
      monica_crm
      people_api
      vcard
    `,
  },
];
