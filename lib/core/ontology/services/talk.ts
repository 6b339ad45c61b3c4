import type { Service } from "../service";

/** Services in which people write to each other or to the world. */
export const TALK: readonly Service[] = [
  { id: "mail", label: "a mail account", holds: "account", writers: 3, readers: 3, words: "gmail outlook email mail imap smtp mailbox protonmail fastmail inbox exchange_mail zoho_mail poste 邮件 邮箱" },
  { id: "mail-sending", label: "a mail sender", holds: "account", writers: 1, readers: 3, words: "resend sendgrid mailgun postmark mailchimp brevo mailjet mailtrap send_email newsletter email_marketing klaviyo convertkit amazon_ses" },
  { id: "chat", label: "a chat", holds: "account", writers: 2, readers: 3, words: "slack discord microsoft_teams telegram whatsapp mattermost rocket_chat zulip lark feishu dingtalk wechat line_messaging imessage google_chat kakaotalk wecom chat_platform messaging_platform ntfy pushover pubnub 飞书 钉钉 微信 企业微信 ms_teams signal_messenger element_matrix chat_message", nameOnly: "teams signal matrix line chat" },
  { id: "telephony", label: "a telephone service", holds: "account", writers: 3, readers: 3, words: "twilio sms vonage telnyx plivo phone_call voice_call messagebird telephony call_center" },
  { id: "calendar", label: "a calendar", holds: "account", writers: 2, readers: 3, words: "google_calendar calendar caldav calendly cal.com apple_calendar outlook_calendar appointment 日历", nameOnly: "scheduling schedule" },
  { id: "meetings", label: "meetings", holds: "account", writers: 2, readers: 2, words: "google_meet fireflies otter webex meeting_transcript fathom granola gong.io zoom_meeting", nameOnly: "zoom gong" },
  { id: "social", label: "a social network", holds: "public", writers: 3, readers: 3, words: "twitter tweet reddit linkedin instagram facebook mastodon bluesky tiktok weibo xiaohongshu rednote threads pinterest nostr farcaster hacker_news hackernews social_media zhihu douyin bluesky tumblr lemmy subreddit social_network 小红书 微博 知乎 抖音 qanon_post x_api social_media_post", nameOnly: "post posts x" },
  { id: "forum", label: "a forum", holds: "public", writers: 3, readers: 3, words: "discourse stack_overflow stackoverflow stack_exchange forum community quora nodebb" },
  { id: "video", label: "a video platform", holds: "public", writers: 3, readers: 3, words: "youtube bilibili vimeo twitch video_transcript tiktok_video youtube_transcript twitter_space 视频 哔哩哔哩 b站" },
  { id: "forms", label: "forms and surveys", holds: "account", writers: 3, readers: 2, words: "typeform google_forms surveymonkey jotform tally form_builder survey_response", nameOnly: "survey form" },
  { id: "contacts", label: "an address book", holds: "account", writers: 1, readers: 0, words: "contacts google_contacts carddav address_book people_api" },
];
