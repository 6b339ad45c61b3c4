import type { Resource } from "../resource";

/** What people write to one another. */
export const COMMUNICATION: readonly Resource[] = [
  {
    id: "mail",
    label: "mail",
    private: 2,
    writers: 3,
    readers: 3,
    words:
      "email mail inbox mailbox gmail outlook imap smtp sent_item email_message email_thread unread_email 邮件 电子邮件 邮箱 e-posta eposta correo メール 메일 이메일 почта courriel письмо письма e-mail",
  },
  {
    id: "message",
    label: "messages",
    private: 2,
    writers: 2,
    readers: 3,
    words:
      "message dm direct_message chat_message conversation chat thread_reply whatsapp telegram imessage slack_message discord_message chat_history conversation_history voicemail 消息 聊天 会话 对话 聊天记录 mesaj sohbet mensaje mensagem nachricht 메시지 メッセージ сообщение nachrichten messaggio messaggi сообщения сообщений чат 会話 チャット 대화 채팅 mensajes mensagens 群聊记录 channel_history dialog dialogs message_history direct_chat inbound_message chat_thread incoming_update inbound_event",
  },
  {
    id: "sms",
    label: "text messages and calls",
    private: 2,
    writers: 3,
    readers: 3,
    words: "sms mms text_message phone_call call_log call_recording voicemail 短信 电话 通话 inbound_text inbound_sms",
  },
  {
    id: "notification",
    label: "notifications",
    private: 2,
    writers: 2,
    readers: 2,
    words:
      "notification push_notification alert_message reminder_message webhook_message toast 通知 推送 bildirim notificación 알림 benachrichtigung уведомление уведомления notificação notifica",
  },
  {
    id: "channel",
    label: "channels",
    private: 1,
    writers: 1,
    readers: 2,
    words: "channel chat_room chatroom guild group_chat server_member discord_server 频道 群组 群聊 kanal",
  },
  { id: "reaction", label: "reactions", private: 1, writers: 1, readers: 1, words: "reaction emoji_reaction emoji" },
  {
    id: "contact",
    label: "contacts",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "contact address_book phone_number phone_book recipient 联系人 通讯录 kişi contacto 連絡先 연락처 kontakt kontakte contato contatos contatto contatti контакт контакты контактов contactos",
  },
  {
    id: "calendar",
    label: "calendar entries",
    private: 2,
    writers: 2,
    readers: 3,
    words:
      "calendar calendar_event event_invitation appointment meeting free_busy freebusy availability_slot invitee attendee schedule_event agenda 日历 日程 会议 预约 takvim calendario カレンダー 일정 予定 スケジュール 회의 약속 日程安排 reunión reunião rendez-vous réunion calendrier termin termine kalender besprechung календарь встреча встречи appuntamento riunione cita citas",
  },
  {
    id: "attachment",
    label: "attachments",
    private: 2,
    writers: 3,
    readers: 2,
    words: "attachment attached_file 附件 ek",
  },
  {
    id: "transcript-of-meeting",
    label: "meeting transcripts",
    private: 2,
    writers: 2,
    readers: 1,
    words: "meeting_transcript call_transcript meeting_note meeting_minute recording voice_recording 会议记录 纪要",
  },
  {
    id: "mail-settings",
    label: "mail settings",
    private: 2,
    writers: 0,
    readers: 0,
    words:
      "mail_label email_label signature vacation_responder send_as smime forwarding_address auto_forwarding mail_filter delegate email_template email_customization",
  },
  {
    id: "subscriber",
    label: "subscribers",
    private: 2,
    writers: 2,
    readers: 0,
    words: "subscriber mailing_list audience newsletter_subscriber unsubscribe_list waitlist 订阅者",
  },
  { id: "draft", label: "drafts", private: 2, writers: 0, readers: 0, words: "draft email_draft 草稿 taslak" },
];
