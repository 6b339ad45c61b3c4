import type { Service } from "../service";

/** Services in which people write to each other or to the world. */
export const TALK: readonly Service[] = [
  {
    id: "mail",
    label: "a mail account",
    holds: "account",
    writers: 3,
    readers: 3,
    words:
      "gmail outlook email mail imap smtp mailbox protonmail fastmail inbox exchange_mail zoho_mail poste 邮件 邮箱 zimbra jmap thunderbird superhuman migadu icloud_mail nylas missive yahoo_mail exchange_server ews_mail mail_server proton_mail hotmail",
  },
  {
    id: "mail-sending",
    label: "a mail sender",
    holds: "account",
    writers: 1,
    readers: 3,
    words:
      "resend sendgrid mailgun postmark mailchimp brevo mailjet mailtrap send_email newsletter email_marketing klaviyo convertkit amazon_ses sparkpost mailersend loops.so customer.io activecampaign constant_contact braze iterable onesignal lemlist instantly.ai smartlead salesloft novu sendinblue zeptomail getresponse smtp2go elastic_email amazon_pinpoint mailerlite emailoctopus buttondown campaign_monitor aweber omnisend mandrill email_campaign cold_email email_sequence",
  },
  {
    id: "chat",
    label: "a chat",
    holds: "account",
    writers: 2,
    readers: 3,
    words:
      "slack discord microsoft_teams telegram whatsapp mattermost rocket_chat zulip lark feishu dingtalk wechat line_messaging imessage google_chat kakaotalk wecom chat_platform messaging_platform ntfy pushover pubnub 飞书 钉钉 微信 企业微信 ms_teams signal_messenger element_matrix chat_message rocketchat synology_chat gitter viber skype threema lark_suite qq_bot napcat onebot zalo webex_teams teams_mcp mcp_teams teams_server teams_chat teams_channel bluebubbles google_hangouts wechaty zoho_cliq xmpp irc gotify telegram_bot slackbot discord_bot twitch_chat facebook_messenger instagram_dm whapi evolution_api signal_cli whatsapp_business teamspeak revolt_chat simplex_chat stoat campfire mattermost_channel push_notification",
    nameOnly: "signal matrix line chat",
  },
  {
    id: "telephony",
    label: "a telephone service",
    holds: "account",
    writers: 3,
    readers: 3,
    words:
      "twilio sms vonage telnyx plivo phone_call voice_call messagebird telephony call_center ringcentral aircall dialpad sinch infobip clicksend textmagic vapi retell_ai asterisk freeswitch 3cx nexmo openphone justcall signalwire callrail zadarma voip phone_agent",
  },
  {
    id: "calendar",
    label: "a calendar",
    holds: "account",
    writers: 2,
    readers: 3,
    words:
      "google_calendar calendar caldav calendly cal.com apple_calendar outlook_calendar appointment 日历 savvycal fantastical nextcloud_calendar acuity_scheduling ical icloud_calendar exchange_calendar gcal cronofy simplybook setmore zcal meeting_scheduler booking_calendar",
    nameOnly: "scheduling schedule",
  },
  {
    id: "meetings",
    label: "meetings",
    holds: "account",
    writers: 2,
    readers: 2,
    words:
      "google_meet fireflies otter webex meeting_transcript fathom granola gong.io zoom_meeting fireflies.ai otter.ai tldv avoma chorus.ai gotomeeting livekit jitsi bigbluebutton recall.ai circleback meetgeek notta tactiq meeting_recording meeting_note",
    nameOnly: "zoom gong",
  },
  {
    id: "social",
    label: "a social network",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "twitter tweet reddit linkedin instagram facebook mastodon bluesky tiktok weibo xiaohongshu rednote threads pinterest nostr farcaster hacker_news hackernews social_media zhihu douyin bluesky tumblr lemmy subreddit social_network 小红书 微博 知乎 抖音 qanon_post x_api social_media_post bsky x.com twitter_api snapchat steemit misskey pixelfed lens_protocol warpcast ayrshare hootsuite postiz typefully metricool sprout_social publer weixin_official kuaishou v2ex naver_cafe vkontakte truth_social behance dribbble deviantart flickr product_hunt producthunt indiehackers lobsters patreon xhs 公众号 快手 贴吧 meetup_group couchsurfing",
    nameOnly: "post posts x",
  },
  {
    id: "reviews",
    label: "reviews of a crowd",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "trustpilot capterra g2_crowd rotten_tomatoes metacritic rateyourmusic trustradius product_review customer_review review_site ratemyprofessor untappd beeradvocate 口碑 kununu sitejabber bazaarvoice judge.me reviews.io feefo yotpo google_reviews",
  },
  {
    id: "forum",
    label: "a forum",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "discourse stack_overflow stackoverflow stack_exchange forum community quora nodebb phpbb vbulletin xenforo flarum 4chan bulletin_board discussion_forum 论坛",
  },
  {
    id: "video",
    label: "a video platform",
    holds: "public",
    writers: 3,
    readers: 3,
    words:
      "youtube bilibili vimeo twitch video_transcript tiktok_video youtube_transcript twitter_space 视频 哔哩哔哩 b站 dailymotion rumble_video odysee peertube yt_dlp ytdlp youtube_data wistia niconico youtube_channel twitch_stream",
  },
  {
    id: "forms",
    label: "forms and surveys",
    holds: "account",
    writers: 3,
    readers: 2,
    words:
      "typeform google_forms surveymonkey jotform tally form_builder survey_response formbricks paperform fillout formstack qualtrics cognito_forms typebot wufoo survicate survey_tool",
    nameOnly: "survey form",
  },
  {
    id: "contacts",
    label: "an address book",
    holds: "account",
    writers: 1,
    readers: 0,
    words: "contacts google_contacts carddav address_book people_api vcard monica_crm contact_manager",
  },
];
