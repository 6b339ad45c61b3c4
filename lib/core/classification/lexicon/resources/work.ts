import type { Resource } from "../resource";

/** What colleagues plan and write. */
export const WORK: readonly Resource[] = [
  {
    id: "issue",
    label: "issues",
    private: 1,
    writers: 3,
    readers: 3,
    words:
      "issue bug bug_report jira_issue github_issue gitlab_issue epic user_story work_item backlog_item work_package linear_issue 工单 缺陷 議題 이슈",
  },
  {
    id: "ticket",
    label: "tickets",
    private: 2,
    writers: 3,
    readers: 3,
    words:
      "ticket support_ticket support_case support_request help_desk helpdesk service_request customer_request queue_ticket zendesk freshdesk intercom_conversation 支持票 客服 destek тикет заявка заявки チケット",
  },
  {
    id: "comment",
    label: "comments",
    private: 1,
    writers: 3,
    readers: 3,
    words:
      "comment reply replies comment_thread remark discussion_comment annotation_comment note_reply 评论 留言 回复 yorum comentario コメント 댓글",
  },
  {
    id: "task",
    label: "tasks",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "task todo to_do subtask action_item checklist checklist_item todo_list task_list 任务 待办 事项 提醒 görev tarea tarefa aufgabe タスク 할일 задача reminder tâche tâches задачи задач задачу 작업 할_일 aufgaben recordatorio lembrete compito",
  },
  {
    id: "project",
    label: "projects",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "project workspace board sprint milestone roadmap kanban backlog iteration portfolio_project workstream okr program_increment 项目 工作区 看板 冲刺 proje proyecto projeto projekt プロジェクト 프로젝트 projet projets progetto progetti проект проекты проектов projekte 案件",
  },
  {
    id: "board-item",
    label: "board items",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "board_item board_column swimlane trello_card kanban_card board_card project_card story_card item_update monday_item pulse",
  },
  {
    id: "wiki-page",
    label: "pages of a wiki",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "wiki_page confluence_page notion_page page_content confluence_space wiki knowledge_base_article kb_article internal_wiki space block 知识库 页面 文档库",
  },
  {
    id: "document",
    label: "documents",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "document doc docx word_document google_doc pdf pdf_document paragraph_of_document office_document report_document slide presentation powerpoint pptx slide_deck deck 文档 文件档案 幻灯片 演示文稿 belge doküman documento dokument ドキュメント 문서 документ документы документов 文書 書類 documentos dokumente",
  },
  {
    id: "spreadsheet",
    label: "spreadsheets",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "spreadsheet excel xlsx worksheet workbook google_sheet sheet cell cell_range cell_value csv csv_file pivot_table formula 表格 工作表 电子表格 单元格 tablo hoja スプレッドシート 스프레드시트 hoja_de_cálculo planilla planilha feuille_de_calcul tableur таблица таблицы",
  },
  {
    id: "note",
    label: "notes",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "note vault_note obsidian_note apple_note sticky_note evernote daily_note journal diary journal_entry obsidian vault notebook_page 笔记 日记 备忘录 not notlar nota ノート 메모 заметка 日記 日報 일기 notiz notizen appunto appunti anotação заметки заметку заметок notas",
  },
  {
    id: "form-response",
    label: "form responses",
    private: 2,
    writers: 3,
    readers: 1,
    words:
      "form_response survey_response submission form_submission response_of_form typeform_response questionnaire_response feedback_entry customer_feedback 表单回复",
  },
  {
    id: "form",
    label: "forms",
    private: 1,
    writers: 1,
    readers: 2,
    words: "form survey questionnaire poll typeform google_form quiz_form 表单 问卷",
  },
  {
    id: "team-member",
    label: "people of the organisation",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "team team_member member user employee staff colleague assignee user_group department org_chart people directory_user user_account account_member on_call oncall workspace_member collaborator 用户 成员 员工 团队 部门 kullanıcı çalışan usuario usuário benutzer ユーザー 사용자 社員 従業員 メンバー 직원 팀원 empleado empleados miembro miembros funcionário colaborador membro employé utilisateur utilisateurs membre mitarbeiter mitglied mitglieder пользователь пользователи пользователей сотрудник сотрудники сотрудников utente utenti dipendente usuarios usuários",
  },
  {
    id: "self",
    label: "the user's own account",
    private: 2,
    writers: 0,
    readers: 0,
    words:
      "current_user me myself my_profile my_account user_profile own_profile authenticated_user account_info account_information user_info userinfo whoami who_am_i profile_info my_info viewer 当前用户 个人信息 我的 账户信息 用户信息 账号 mi_cuenta mi_perfil minha_conta meu_perfil mon_compte mon_profil mein_konto mein_profil мой_профиль 내_정보 마이페이지 自分の 本人",
  },
  {
    id: "time-entry",
    label: "time sheets",
    private: 1,
    writers: 0,
    readers: 1,
    words:
      "time_entry timesheet time_tracking worklog work_log time_log attendance leave_request pto vacation 工时 考勤 勤怠 근태 출퇴근 zeiterfassung",
  },
  {
    id: "hr",
    label: "personnel records",
    private: 3,
    writers: 1,
    readers: 1,
    words:
      "payroll salary employee_record candidate applicant resume cv performance_review job_application compensation benefit 简历 工资",
  },
  {
    id: "approval",
    label: "approvals",
    private: 1,
    writers: 1,
    readers: 1,
    words: "approval approval_request change_request review_request signoff 审批",
  },
  {
    id: "recipe-of-work",
    label: "templates",
    private: 1,
    writers: 0,
    readers: 0,
    words: "template workflow_template document_template page_template 模板",
  },
  {
    id: "tag",
    label: "tags and labels",
    private: 1,
    writers: 0,
    readers: 0,
    words: "tag label category_tag 标签 etiket",
  },
  { id: "doc", label: "docs", private: 1, writers: 1, readers: 1, words: "doc docs" },
  {
    id: "whiteboard",
    label: "whiteboards",
    private: 1,
    writers: 1,
    readers: 1,
    words: "whiteboard miro_board canvas_board mural figjam sticky",
  },
  {
    id: "design",
    label: "designs",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "figma_file design_file figma frame component_instance design_node design_token prototype layer artboard sketch_file 设计稿",
  },
];
