import type { Resource } from "../resource";

/** What colleagues plan and write. */
export const WORK: readonly Resource[] = [
  {
    id: "issue",
    label: "issues",
    private: 1,
    writers: 3,
    readers: 3,
    words: `
      backlog_item
      bug
      bug_report
      epic
      github_issue
      gitlab_issue
      issue
      jira_issue
      linear_issue
      user_story
      work_item
      work_package
      工单
      缺陷
      議題
      이슈
    `,
  },
  {
    id: "ticket",
    label: "tickets",
    private: 2,
    writers: 3,
    readers: 3,
    words: `
      customer_request
      destek
      freshdesk
      help_desk
      helpdesk
      intercom_conversation
      queue_ticket
      service_request
      support_case
      support_request
      support_ticket
      ticket
      zendesk
      заявка
      заявки
      тикет
      チケット
      客服
      支持票
    `,
  },
  {
    id: "comment",
    label: "comments",
    private: 1,
    writers: 3,
    readers: 3,
    words: `
      annotation_comment
      comentario
      comment
      comment_thread
      discussion_comment
      note_reply
      remark
      reply
      yorum
      コメント
      回复
      留言
      评论
      댓글
    `,
  },
  {
    id: "task",
    label: "tasks",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      action_item
      aufgabe
      aufgaben
      checklist
      checklist_item
      compito
      görev
      lembrete
      recordatorio
      reminder
      subtask
      tarea
      tarefa
      task
      task_list
      to_do
      todo
      todo_list
      tâche
      задач
      задача
      задачи
      задачу
      タスク
      事项
      任务
      待办
      提醒
      작업
      할_일
      할일
    `,
  },
  {
    id: "project",
    label: "projects",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      backlog
      board
      iteration
      kanban
      milestone
      okr
      portfolio_project
      progetti
      progetto
      program_increment
      proje
      project
      projekt
      projet
      projeto
      proyecto
      roadmap
      sprint
      workspace
      workstream
      проект
      проектов
      проекты
      プロジェクト
      冲刺
      工作区
      案件
      看板
      项目
      프로젝트
    `,
  },
  {
    id: "board-item",
    label: "board items",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      board_card
      board_column
      board_item
      item_update
      kanban_card
      monday_item
      project_card
      pulse
      story_card
      swimlane
      trello_card
    `,
  },
  {
    id: "wiki-page",
    label: "pages of a wiki",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      block
      confluence_page
      confluence_space
      internal_wiki
      kb_article
      knowledge_base_article
      notion_page
      page_content
      space
      wiki
      wiki_page
      文档库
      知识库
      页面
    `,
  },
  {
    id: "document",
    label: "documents",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      belge
      deck
      doc
      document
      documento
      docx
      dokument
      doküman
      google_doc
      office_document
      paragraph_of_document
      pdf
      pdf_document
      powerpoint
      pptx
      presentation
      report_document
      slide
      slide_deck
      word_document
      документ
      документов
      документы
      ドキュメント
      幻灯片
      文件档案
      文書
      文档
      書類
      演示文稿
      문서
    `,
  },
  {
    id: "spreadsheet",
    label: "spreadsheets",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      cell
      cell_range
      cell_value
      csv
      csv_file
      excel
      feuille_de_calcul
      formula
      google_sheet
      hoja
      hoja_de_cálculo
      pivot_table
      planilha
      planilla
      sheet
      spreadsheet
      tableur
      tablo
      workbook
      worksheet
      xlsx
      таблица
      таблицы
      スプレッドシート
      单元格
      工作表
      电子表格
      表格
      스프레드시트
    `,
  },
  {
    id: "note",
    label: "notes",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      anotação
      apple_note
      appunti
      appunto
      daily_note
      diary
      evernote
      journal
      journal_entry
      not
      notas
      note
      notebook_page
      notiz
      notizen
      notlar
      obsidian
      obsidian_note
      sticky_note
      vault
      vault_note
      заметка
      заметки
      заметку
      заметок
      ノート
      备忘录
      日報
      日記
      日记
      笔记
      메모
      일기
    `,
  },
  {
    id: "form-response",
    label: "form responses",
    private: 2,
    writers: 3,
    readers: 1,
    words: `
      customer_feedback
      feedback_entry
      form_response
      form_submission
      questionnaire_response
      response_of_form
      submission
      survey_response
      typeform_response
      表单回复
    `,
  },
  {
    id: "form",
    label: "forms",
    private: 1,
    writers: 1,
    readers: 2,
    words: `
      form
      google_form
      poll
      questionnaire
      quiz_form
      survey
      typeform
      表单
      问卷
    `,
  },
  {
    id: "team-member",
    label: "people of the organisation",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      account_member
      assignee
      benutzer
      colaborador
      collaborator
      colleague
      department
      dipendente
      directory_user
      empleado
      employee
      employé
      funcionário
      kullanıcı
      member
      membre
      membro
      miembro
      mitarbeiter
      mitglied
      mitglieder
      on_call
      oncall
      org_chart
      people
      staff
      team
      team_member
      user
      user_account
      user_group
      usuario
      usuário
      utente
      utenti
      utilisateur
      workspace_member
      çalışan
      пользователей
      пользователи
      пользователь
      сотрудник
      сотрудники
      сотрудников
      メンバー
      ユーザー
      员工
      团队
      従業員
      成员
      用户
      社員
      部门
      사용자
      직원
      팀원
    `,
  },
  {
    id: "self",
    label: "the user's own account",
    private: 2,
    writers: 0,
    readers: 0,
    words: `
      account_info
      account_information
      authenticated_user
      current_user
      me
      mein_konto
      mein_profil
      meu_perfil
      mi_cuenta
      mi_perfil
      minha_conta
      mon_compte
      mon_profil
      my_account
      my_info
      my_profile
      myself
      own_profile
      profile_info
      user_info
      user_profile
      userinfo
      viewer
      who_am_i
      whoami
      мой_профиль
      个人信息
      当前用户
      我的
      本人
      用户信息
      自分の
      账号
      账户信息
      내_정보
      마이페이지
    `,
  },
  {
    id: "time-entry",
    label: "time sheets",
    private: 1,
    writers: 0,
    readers: 1,
    words: `
      attendance
      leave_request
      pto
      time_entry
      time_log
      time_tracking
      timesheet
      vacation
      work_log
      worklog
      zeiterfassung
      勤怠
      工时
      考勤
      근태
      출퇴근
    `,
  },
  {
    id: "hr",
    label: "personnel records",
    private: 3,
    writers: 1,
    readers: 1,
    words: `
      applicant
      benefit
      candidate
      compensation
      cv
      employee_record
      job_application
      payroll
      performance_review
      resume
      salary
      工资
      简历
    `,
  },
  {
    id: "approval",
    label: "approvals",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      approval
      approval_request
      change_request
      review_request
      signoff
      审批
    `,
  },
  {
    id: "recipe-of-work",
    label: "templates",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      document_template
      page_template
      template
      workflow_template
      模板
    `,
  },
  {
    id: "tag",
    label: "tags and labels",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      category_tag
      etiket
      label
      tag
      标签
    `,
  },
  {
    id: "doc",
    label: "docs",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      doc
    `,
  },
  {
    id: "whiteboard",
    label: "whiteboards",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      canvas_board
      figjam
      miro_board
      mural
      sticky
      whiteboard
    `,
  },
  {
    id: "design",
    label: "designs",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      artboard
      component_instance
      design_file
      design_node
      design_token
      figma
      figma_file
      frame
      layer
      prototype
      sketch_file
      设计稿
    `,
  },
];
