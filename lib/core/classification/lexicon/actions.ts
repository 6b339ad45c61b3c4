/**
 * What a call does, by its verb. `returns`: the result holds content that was there before; `changes`: something outlives the
 * call; `sends`: the arguments travel to others by the nature of the verb; `destroys`: what was there may be gone.
 */
export type Action = {
  id: string;
  label: string;
  returns?: boolean;
  changes?: boolean;
  sends?: boolean;
  destroys?: boolean;
  words: string;
  /** Words that are the verb only in a tool's name: in prose they are mostly something else. */
  nameOnly?: string;
};

export const ACTIONS: readonly Action[] = [
  {
    id: "read",
    label: "reads",
    returns: true,
    words:
      "receive dequeue get read show view retrieve return describe inspect display obtain access peek see provide tell dump expose fetch_all lookup 获取 查看 读取 返回 显示 得到 查看 获得 取得 提供 获取 getir verir döndür döndürür al gösterir göster obtener mostrar obter consultar leer ver holen anzeigen lesen obtenir lire 가져옵니다 조회합니다 반환합니다 조회 가져오기 取得 取得する получить прочитать preview 読み取り 表示 읽기 보기 afficher affiche récupérer récupère consulte retourne renvoie obtiene obtén devuelve muestra lee recupera regresa consulta obtém retorna mostra exibe lê abrufen liefert zeigt liest ottieni ottiene restituisce legge leggi visualizza получает возвращает показать показывает читает restituisci donne",
    nameOnly: "detail details info information load about overview status open preview fetch_one inbox status_of",
  },
  {
    id: "list",
    label: "lists",
    returns: true,
    words:
      "list enumerate ls browse 列出 列表 浏览 listele listeler listar lister auflisten 목록 一覧 lista elenca listet liste_les liste_tous список перечислить выводит 나열 リスト 列举 罗列 alle_auflisten",
    nameOnly: "all",
  },
  {
    id: "search",
    label: "searches",
    returns: true,
    words:
      "search find query lookup look_up discover match grep filter seek locate semantic_search full_text_search 搜索 查询 查找 检索 搜尋 查詢 ara arar bul buscar pesquisar rechercher suchen 검색 検索 поиск busca cerca trova recherche cherche sucht durchsucht найти ищет искать 찾기 探す procura pesquisa 检索并",
  },
  {
    id: "fetch",
    label: "fetches from the network",
    returns: true,
    words: "fetch scrape crawl visit spider extract_from_url 抓取 爬取 拉取 scraping crawling",
  },
  {
    id: "count",
    label: "counts",
    returns: true,
    words: "count tally number_of how_many 统计 计数 sayısı",
    nameOnly: "total stats statistics",
  },
  {
    id: "watch",
    label: "watches",
    returns: true,
    words: "monitor watch track observe tail poll listen stream 监控 跟踪",
  },
  {
    id: "check",
    label: "checks",
    words:
      "verify validate lint assert ensure ping probe confirm diagnose 检查 验证 校验 kontrol verificar check_if check_whether measure measure_the",
    nameOnly: "test check health is has can exists valid measure benchmark",
  },
  {
    id: "analyse",
    label: "analyses",
    returns: true,
    words:
      "analyze analyse assess evaluate audit explain summarize summarise classify investigate examine interpret diagnose compare estimate 分析 总结 评估 对比 比较 analiz analyze_the scan detect profile_the preprocess analiza analisa analyser analysiert analizza анализирует анализ 분석 分析する",
    nameOnly: "review profile diff report scan detect trace benchmark inspect",
  },
  {
    id: "extract",
    label: "extracts",
    returns: true,
    words: "extract ocr transcribe parse_document recognize 提取 识别 解析",
  },
  {
    id: "compute",
    label: "computes",
    words:
      "calculate compute convert parse encode decode encrypt decrypt subtract multiply divide sqrt solve transform sort normalize minify beautify escape count_letters simulate predict evaluate_expression factorial power modulo sine cosine 计算 转换 格式化 编码 解码 加密 解密 相加 hesapla hesaplar çevir topla çarp böl calcular converter berechnen 계산 変換 计算 add_two add_number calculate_the sign_message sign_a hash_a decompose calcula calcule berechnet calcola вычисляет рассчитать 계산합니다",
    nameOnly: "score rank round sum average format hash sign decompose",
  },
  {
    id: "generate",
    label: "generates",
    words:
      "generate render synthesize compose plot visualize visualise paint sketch imagine produce suggest recommend propose translate rewrite paraphrase chat speak infer brainstorm 生成 绘制 翻译 创作 推荐 oluştur üret generar gerar générer erzeugen 생성",
    nameOnly: "design ask prompt say completion draw chat talk",
  },
  {
    id: "think",
    label: "thinks",
    words: "think thinking reasoning reflect thought brainstorm deliberate ponder 思考 推理",
    nameOnly: "plan reason",
  },
  {
    id: "create",
    label: "creates",
    changes: true,
    words:
      "create add new insert build register append open_issue initialize init setup provision define establish allocate record construct spawn bootstrap scaffold 创建 新建 添加 新增 增加 插入 建立 ekle oluştur crear criar créer anlegen erstellen agregar añadir 추가 作成 追加 создать install generate_and_save instantiate enrol crea agrega añade cria adiciona crée ajoute ajouter erstellt hinzufügen aggiungi aggiunge creare создаёт создает добавить добавляет 登録 등록 登记 录入 新規作成 registrar registra",
    nameOnly: "put make set_up install clone_from fork spawn new",
  },
  {
    id: "update",
    label: "changes",
    changes: true,
    words:
      "update edit modify patch upsert replace adjust configure customize alter amend assign unassign rename detach associate apply reorder resolve reopen complete_task transition transform_file merge increment toggle enable disable activate deactivate approve reject unlock unstar unpin mute unmute unfollow unlike upvote 更新 修改 编辑 设置 变更 重命名 güncelle değiştir actualizar atualizar modifier ändern 수정 更新する изменить deny block unblock finalize finalise reassign acknowledge snooze suspend revert undo redo demote ban unban kick claim rotate renew enroll unenroll decline accept sort_into mark_as escalate dismiss override unhide reclassify reprioritize actualiza edita atualiza altera met_à_jour mettre_à_jour modifie aktualisieren aktualisiert ändert aggiorna aggiornare обновить обновляет изменяет 変更 編集 변경 업데이트 调整 标记",
    nameOnly:
      "organize organise tidy set like star tag label mark close lock pin follow change favorite vote attach link write_to write complete leave join hide void extend toggle uncomplete",
  },
  {
    id: "delete",
    label: "deletes",
    changes: true,
    destroys: true,
    words:
      "delete remove destroy purge erase wipe truncate discard unregister uninstall terminate revoke expunge forget cleanup 删除 移除 清空 清除 sil siler kaldır eliminar borrar remover supprimer löschen 삭제 削除 удалить elimina borra exclui excluir apaga deletar supprime löscht entfernt entfernen cancella удаляет 제거",
    nameOnly: "clean reset clear flush trash prune drop",
  },
  {
    id: "move",
    label: "moves or copies",
    changes: true,
    words:
      "move duplicate clone_item rename_file relocate transfer_file unarchive restore migrate 移动 复制 taşı kopyala",
    nameOnly: "archive copy",
  },
  {
    id: "save",
    label: "saves",
    changes: true,
    words:
      "save memorize persist dump_to backup 保存 写入 存储 导出 记录 kaydet guardar salvar speichern 저장 保存する записать save_to store_in write_to guarda salva enregistre sauvegarde speichert сохранить сохраняет записывает 기록 記録",
    nameOnly: "log cache journal store remember export backup write",
  },
  {
    id: "send",
    label: "sends",
    changes: true,
    sends: true,
    words:
      "send email_to notify message_to forward dispatch alert deliver broadcast dm text_message call_phone dial page_someone 发送 推送 通知 gönder enviar envoyer senden 보내기 전송 送信 отправить envía manda envia envoie sendet invia inviare отправляет 보냅니다 mail_a mail_an mail_the email_a email_an email_the text_a text_the text_someone page_the page_an ping_someone ping_a_user fax sms_to",
    nameOnly: "mail text page sms fax ring",
  },
  {
    id: "publish",
    label: "publishes",
    changes: true,
    sends: true,
    words:
      "publish tweet retweet announce repost quote_tweet reblog broadcast_live 发布 发表 评论 回复 分享 提交 paylaş yayınla publicar publier veröffentlichen 게시 投稿",
    nameOnly: "post comment share release submit reply respond answer",
  },
  {
    id: "upload",
    label: "uploads",
    changes: true,
    sends: true,
    words: "upload put_object push sync push_files 上传 yükle subir 업로드 アップロード",
  },
  {
    id: "download",
    label: "downloads",
    returns: true,
    words: "download pull clone save_from_url 下载 indir descargar baixar 다운로드",
  },
  {
    id: "invite",
    label: "invites or grants",
    changes: true,
    sends: true,
    words:
      "invite grant authorize_user permit add_member add_collaborator add_user_to share_with invite_attendee invites 邀请 授权",
  },
  {
    id: "execute",
    label: "runs code or commands",
    returns: true,
    changes: true,
    words:
      "execute exec evaluate invoke spawn_process start_process interact_with_process interpret_code 执行 运行 调用 çalıştır ejecutar executar exécuter ausführen 실행 実行 run_a run_the run_command run_code run_python runs",
    nameOnly: "run shell bash compile eval call cmd",
  },
  {
    id: "browse",
    label: "drives a browser or screen",
    changes: true,
    words:
      "navigate goto go_to double_click handle_dialog open_url keypress 点击 导航 输入 截图 tıkla click_on type_text take_screenshot tap_on",
    nameOnly:
      "type press hover scroll snapshot screenshot tap fill click swipe mouse drag evaluate interact act close_page new_page goto open_page open_url open_browser",
  },
  { id: "deploy", label: "deploys", changes: true, sends: true, words: "deploy redeploy rollout promote 部署 发布到" },
  {
    id: "control",
    label: "controls",
    changes: true,
    words:
      "restart pause resume cancel abort kill reboot shutdown turn_on turn_off set_volume seek resize activate scale 启动 停止 暂停 播放 关闭 başlat durdur start_a stop_a restart initiate relaunch serve_a reload start_the stop_the begin",
    nameOnly:
      "launch use choose next close previous select switch start stop skip trigger play toggle_power boot initiate serve refresh wake load_balance",
  },
  { id: "wait", label: "waits", words: "wait wait_for sleep_for delay 等待", nameOnly: "sleep" },
  {
    id: "login",
    label: "signs in or connects",
    changes: true,
    words:
      "login log_in logout authenticate auth authorize connect disconnect sign_in sign_out attach_session 登录 连接 授权登录 giriş",
  },
  {
    id: "pay",
    label: "moves money",
    changes: true,
    sends: true,
    words:
      "pay transfer buy sell purchase swap withdraw deposit charge refund bid unstake place_order donate tip redeem borrow delegate bridge_tokens 支付 转账 购买 交易 买入 卖出 ödeme place_an_order undelegate redelegate restake claim_reward wrap unwrap liquidate",
    nameOnly: "order lend stake trade mint",
  },
  {
    id: "schedule",
    label: "schedules",
    changes: true,
    words: "reschedule reserve enqueue plan_job subscribe unsubscribe 预约 安排 订阅 schedule_a book_a",
    nameOnly: "schedule book",
  },
  {
    id: "commit",
    label: "commits",
    changes: true,
    words: "checkout rebase stash cherry_pick tag_release git_add commit_change",
    nameOnly: "stage branch commit add_files tag",
  },
  {
    id: "import",
    label: "imports",
    changes: true,
    words: "import ingest load_into restore_from 导入",
    nameOnly: "index seed load",
  },
  {
    id: "manage",
    label: "manages",
    returns: true,
    changes: true,
    words: "manage handle administer maintain operate crud 管理 yönet",
  },
  {
    id: "help",
    label: "helps or guides",
    words: "explain_usage instructions tutorial greet say_hello 帮助 问候 merhaba",
    nameOnly: "hello echo usage help guide",
  },
];
