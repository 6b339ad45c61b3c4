import type { Resource } from "../resource";

/** What people write to one another. */
export const COMMUNICATION: readonly Resource[] = [
  {
    id: "mail",
    label: "mail",
    private: 2,
    writers: 3,
    readers: 3,
    words: `
      correo
      courriel
      e-mail
      e-posta
      email
      email_message
      email_thread
      eposta
      gmail
      imap
      inbox
      mail
      mailbox
      outlook
      sent_item
      smtp
      unread_email
      письма
      письмо
      почта
      メール
      电子邮件
      邮件
      邮箱
      메일
      이메일
    `,
  },
  {
    id: "message",
    label: "messages",
    private: 2,
    writers: 2,
    readers: 3,
    words: `
      channel_history
      chat
      chat_history
      chat_message
      chat_thread
      conversation
      conversation_history
      dialog
      direct_chat
      direct_message
      discord_message
      dm
      imessage
      inbound_event
      inbound_message
      incoming_update
      mensagem
      mensagens
      mensaje
      mesaj
      message
      message_history
      messaggi
      messaggio
      nachricht
      nachrichten
      slack_message
      sohbet
      telegram
      thread_reply
      voicemail
      whatsapp
      сообщение
      сообщений
      сообщения
      чат
      チャット
      メッセージ
      会話
      会话
      对话
      消息
      群聊记录
      聊天
      聊天记录
      대화
      메시지
      채팅
    `,
  },
  {
    id: "sms",
    label: "text messages and calls",
    private: 2,
    writers: 3,
    readers: 3,
    words: `
      call_log
      call_recording
      inbound_sms
      inbound_text
      mms
      phone_call
      sms
      text_message
      voicemail
      电话
      短信
      通话
    `,
  },
  {
    id: "notification",
    label: "notifications",
    private: 2,
    writers: 2,
    readers: 2,
    words: `
      alert_message
      benachrichtigung
      bildirim
      notifica
      notificación
      notification
      notificação
      push_notification
      reminder_message
      toast
      webhook_message
      уведомление
      уведомления
      推送
      通知
      알림
    `,
  },
  {
    id: "channel",
    label: "channels",
    private: 1,
    writers: 1,
    readers: 2,
    words: `
      channel
      chat_room
      chatroom
      discord_server
      group_chat
      guild
      kanal
      server_member
      群组
      群聊
      频道
    `,
  },
  {
    id: "reaction",
    label: "reactions",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      emoji
      emoji_reaction
      reaction
    `,
  },
  {
    id: "contact",
    label: "contacts",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      address_book
      contact
      contacto
      contato
      contatti
      contatto
      kişi
      kontakt
      phone_book
      phone_number
      recipient
      контакт
      контактов
      контакты
      联系人
      通讯录
      連絡先
      연락처
    `,
  },
  {
    id: "calendar",
    label: "calendar entries",
    private: 2,
    writers: 2,
    readers: 3,
    words: `
      agenda
      appointment
      appuntamento
      attendee
      availability_slot
      besprechung
      calendar
      calendar_event
      calendario
      calendrier
      citas
      event_invitation
      free_busy
      freebusy
      invitee
      kalender
      meeting
      rendez-vous
      reunião
      reunión
      riunione
      réunion
      schedule_event
      takvim
      termin
      встреча
      встречи
      календарь
      カレンダー
      スケジュール
      予定
      会议
      日历
      日程
      日程安排
      预约
      약속
      일정
      회의
    `,
  },
  {
    id: "attachment",
    label: "attachments",
    private: 2,
    writers: 3,
    readers: 2,
    words: `
      attached_file
      attachment
      ek
      附件
    `,
  },
  {
    id: "transcript-of-meeting",
    label: "meeting transcripts",
    private: 2,
    writers: 2,
    readers: 1,
    words: `
      call_transcript
      meeting_minute
      meeting_note
      meeting_transcript
      recording
      voice_recording
      会议记录
      纪要
    `,
  },
  {
    id: "mail-settings",
    label: "mail settings",
    private: 2,
    writers: 0,
    readers: 0,
    words: `
      auto_forwarding
      delegate
      email_customization
      email_label
      email_template
      forwarding_address
      mail_filter
      mail_label
      send_as
      signature
      smime
      vacation_responder
    `,
  },
  {
    id: "subscriber",
    label: "subscribers",
    private: 2,
    writers: 2,
    readers: 0,
    words: `
      audience
      mailing_list
      newsletter_subscriber
      subscriber
      unsubscribe_list
      waitlist
      订阅者
    `,
  },
  {
    id: "draft",
    label: "drafts",
    private: 2,
    writers: 0,
    readers: 0,
    words: `
      draft
      email_draft
      taslak
      草稿
    `,
  },
];
