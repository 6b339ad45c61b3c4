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
    words: `
      abrufen
      access
      affiche
      afficher
      al
      anzeigen
      consulta
      consultar
      consulte
      dequeue
      describe
      devuelve
      display
      donne
      dump
      döndür
      döndürür
      exibe
      expose
      fetch_all
      get
      getir
      göster
      gösterir
      holen
      inspect
      lee
      leer
      legge
      leggi
      lesen
      liefert
      liest
      lire
      lookup
      lê
      mostra
      mostrar
      muestra
      obtain
      obtener
      obtenir
      obter
      obtiene
      obtém
      obtén
      ottiene
      ottieni
      peek
      preview
      provide
      read
      receive
      recupera
      regresa
      renvoie
      restituisce
      restituisci
      retorna
      retourne
      retrieve
      return
      récupère
      récupérer
      see
      show
      tell
      ver
      verir
      view
      visualizza
      zeigt
      возвращает
      показать
      показывает
      получает
      получить
      прочитать
      читает
      取得
      取得する
      得到
      提供
      显示
      查看
      获取
      获得
      表示
      読み取り
      读取
      返回
      가져오기
      가져옵니다
      반환합니다
      보기
      읽기
      조회
      조회합니다
    `,
    nameOnly: `
      about
      detail
      fetch_one
      inbox
      info
      information
      load
      open
      overview
      status
      status_of
    `,
  },
  {
    id: "list",
    label: "lists",
    returns: true,
    words: `
      alle_auflisten
      auflisten
      browse
      elenca
      enumerate
      list
      lista
      listar
      liste_les
      liste_tous
      listele
      listeler
      lister
      listet
      ls
      выводит
      перечислить
      список
      リスト
      一覧
      列举
      列出
      列表
      浏览
      罗列
      나열
      목록
    `,
    nameOnly: `
      all
    `,
  },
  {
    id: "search",
    label: "searches",
    returns: true,
    words: `
      ara
      arar
      bul
      busca
      buscar
      cerca
      cherche
      discover
      durchsucht
      filter
      find
      full_text_search
      grep
      locate
      look_up
      lookup
      match
      pesquisa
      pesquisar
      procura
      query
      recherche
      rechercher
      search
      seek
      semantic_search
      suchen
      sucht
      trova
      искать
      ищет
      найти
      поиск
      探す
      搜尋
      搜索
      查找
      查詢
      查询
      检索
      检索并
      検索
      검색
      찾기
    `,
  },
  {
    id: "fetch",
    label: "fetches from the network",
    returns: true,
    words: `
      crawl
      extract_from_url
      fetch
      scrape
      spider
      visit
      抓取
      拉取
      爬取
    `,
  },
  {
    id: "count",
    label: "counts",
    returns: true,
    words: `
      count
      how_many
      number_of
      sayısı
      tally
      统计
      计数
    `,
    nameOnly: `
      statistics
      stats
      total
    `,
  },
  {
    id: "watch",
    label: "watches",
    returns: true,
    words: `
      listen
      monitor
      observe
      poll
      stream
      tail
      track
      watch
      监控
      跟踪
    `,
  },
  {
    id: "check",
    label: "checks",
    words: `
      assert
      check_if
      check_whether
      confirm
      diagnose
      ensure
      kontrol
      lint
      measure
      measure_the
      ping
      probe
      validate
      verificar
      verify
      校验
      检查
      验证
    `,
    nameOnly: `
      benchmark
      can
      check
      exists
      has
      health
      is
      test
      valid
    `,
  },
  {
    id: "analyse",
    label: "analyses",
    returns: true,
    words: `
      analisa
      analiz
      analiza
      analizza
      analyser
      analysiert
      analyze
      analyze_the
      assess
      audit
      classify
      compare
      detect
      diagnose
      estimate
      evaluate
      examine
      explain
      interpret
      investigate
      preprocess
      profile_the
      scan
      summarise
      summarize
      анализ
      анализирует
      分析
      分析する
      对比
      总结
      比较
      评估
      분석
    `,
    nameOnly: `
      benchmark
      diff
      inspect
      profile
      report
      review
      trace
    `,
  },
  {
    id: "extract",
    label: "extracts",
    returns: true,
    words: `
      extract
      ocr
      parse_document
      recognize
      transcribe
      提取
      解析
      识别
    `,
  },
  {
    id: "compute",
    label: "computes",
    words: `
      add_number
      add_two
      beautify
      berechnen
      berechnet
      böl
      calcola
      calcula
      calcular
      calculate
      calculate_the
      calcule
      compute
      convert
      converter
      cosine
      count_letters
      decode
      decompose
      decrypt
      divide
      encode
      encrypt
      escape
      evaluate_expression
      factorial
      hash_a
      hesapla
      hesaplar
      minify
      modulo
      multiply
      normalize
      parse
      power
      predict
      sign_a
      sign_message
      simulate
      sine
      solve
      sort
      sqrt
      subtract
      topla
      transform
      çarp
      çevir
      вычисляет
      рассчитать
      加密
      変換
      格式化
      相加
      编码
      解密
      解码
      计算
      转换
      계산
      계산합니다
    `,
    nameOnly: `
      average
      format
      hash
      rank
      round
      score
      sign
      sum
    `,
  },
  {
    id: "generate",
    label: "generates",
    words: `
      brainstorm
      chat
      compose
      erzeugen
      generar
      generate
      gerar
      générer
      imagine
      infer
      oluştur
      paint
      paraphrase
      plot
      produce
      propose
      recommend
      render
      rewrite
      sketch
      speak
      suggest
      synthesize
      translate
      visualise
      visualize
      üret
      创作
      推荐
      生成
      绘制
      翻译
      생성
    `,
    nameOnly: `
      ask
      completion
      design
      draw
      prompt
      say
      talk
    `,
  },
  {
    id: "think",
    label: "thinks",
    words: `
      brainstorm
      deliberate
      ponder
      reasoning
      reflect
      think
      thinking
      thought
      思考
      推理
    `,
    nameOnly: `
      plan
      reason
    `,
  },
  {
    id: "create",
    label: "creates",
    changes: true,
    words: `
      add
      adiciona
      aggiunge
      aggiungi
      agrega
      agregar
      ajoute
      ajouter
      allocate
      anlegen
      append
      añade
      añadir
      bootstrap
      build
      construct
      crea
      crear
      create
      cria
      criar
      crée
      créer
      define
      ekle
      enrol
      erstellen
      erstellt
      establish
      generate_and_save
      hinzufügen
      init
      initialize
      insert
      install
      instantiate
      new
      oluştur
      open_a_case
      open_a_claim
      open_a_dispute
      open_a_pull
      open_a_thread
      open_a_ticket
      open_an_account
      open_an_incident
      open_an_issue
      open_issue
      provision
      record
      register
      registra
      registrar
      scaffold
      setup
      spawn
      добавить
      добавляет
      создает
      создать
      создаёт
      作成
      创建
      增加
      建立
      录入
      插入
      新增
      新建
      新規作成
      添加
      登记
      登録
      追加
      등록
      추가
    `,
    nameOnly: `
      clone_from
      fork
      make
      put
      set_up
    `,
  },
  {
    id: "update",
    label: "changes",
    changes: true,
    words: `
      accept
      acknowledge
      activate
      actualiza
      actualizar
      adjust
      aggiorna
      aggiornare
      aktualisieren
      aktualisiert
      alter
      altera
      amend
      apply
      approve
      assign
      associate
      atualiza
      atualizar
      ban
      block
      claim
      complete_task
      configure
      customize
      deactivate
      decline
      demote
      deny
      detach
      değiştir
      disable
      dismiss
      edit
      edita
      enable
      enroll
      escalate
      finalise
      finalize
      güncelle
      increment
      kick
      mark_as
      merge
      met_à_jour
      mettre_à_jour
      modifie
      modifier
      modify
      mute
      override
      patch
      reassign
      reclassify
      redo
      reject
      rename
      renew
      reopen
      reorder
      replace
      reprioritize
      resolve
      revert
      rotate
      snooze
      sort_into
      suspend
      toggle
      transform_file
      transition
      unassign
      unban
      unblock
      undo
      unenroll
      unfollow
      unhide
      unlike
      unlock
      unmute
      unpin
      unstar
      update
      upsert
      upvote
      ändern
      ändert
      изменить
      изменяет
      обновить
      обновляет
      修改
      变更
      変更
      更新
      更新する
      标记
      編集
      编辑
      设置
      调整
      重命名
      변경
      수정
      업데이트
    `,
    nameOnly: `
      attach
      change
      close
      complete
      extend
      favorite
      follow
      hide
      join
      label
      leave
      like
      link
      lock
      mark
      organise
      organize
      pin
      set
      star
      tag
      tidy
      uncomplete
      void
      vote
      write
      write_to
    `,
  },
  {
    id: "delete",
    label: "deletes",
    changes: true,
    destroys: true,
    words: `
      apaga
      borra
      borrar
      cancella
      cleanup
      deletar
      delete
      destroy
      discard
      elimina
      eliminar
      entfernen
      entfernt
      erase
      exclui
      excluir
      expunge
      forget
      kaldır
      löschen
      löscht
      purge
      remove
      remover
      revoke
      sil
      siler
      supprime
      supprimer
      terminate
      truncate
      uninstall
      unregister
      wipe
      удалить
      удаляет
      删除
      削除
      清空
      清除
      移除
      삭제
      제거
    `,
    nameOnly: `
      clean
      clear
      drop
      empty
      flush
      obliterate
      prune
      reset
      rm
      scrub
      shred
      trash
    `,
  },
  {
    id: "move",
    label: "moves or copies",
    changes: true,
    words: `
      clone_item
      duplicate
      kopyala
      migrate
      move
      relocate
      rename_file
      restore
      taşı
      transfer_file
      unarchive
      复制
      移动
    `,
    nameOnly: `
      archive
      copy
    `,
  },
  {
    id: "save",
    label: "saves",
    changes: true,
    words: `
      backup
      dump_to
      enregistre
      guarda
      guardar
      kaydet
      memorize
      persist
      salva
      salvar
      sauvegarde
      save
      save_to
      speichern
      speichert
      store_in
      write_to
      записать
      записывает
      сохранить
      сохраняет
      保存
      保存する
      写入
      存储
      导出
      記録
      记录
      기록
      저장
    `,
    nameOnly: `
      cache
      export
      journal
      log
      remember
      store
      write
    `,
  },
  {
    id: "send",
    label: "sends",
    changes: true,
    sends: true,
    words: `
      alert
      broadcast
      call_phone
      deliver
      dial
      dispatch
      dm
      email_a
      email_an
      email_the
      email_to
      envia
      enviar
      envoie
      envoyer
      envía
      fax
      forward
      gönder
      invia
      inviare
      mail_a
      mail_an
      mail_the
      manda
      message_to
      notify
      page_an
      page_someone
      page_the
      ping_a_user
      ping_someone
      place_a_call
      send
      senden
      sendet
      sms_to
      text_a
      text_message
      text_someone
      text_the
      отправить
      отправляет
      发送
      推送
      送信
      通知
      보내기
      보냅니다
      전송
    `,
    nameOnly: `
      contact
      mail
      message
      page
      ring
      ship
      sms
      text
      wire
    `,
  },
  {
    id: "publish",
    label: "publishes",
    changes: true,
    sends: true,
    words: `
      announce
      broadcast_live
      paylaş
      publicar
      publier
      publish
      quote_tweet
      reblog
      repost
      retweet
      tweet
      veröffentlichen
      yayınla
      分享
      发布
      发表
      回复
      投稿
      提交
      评论
      게시
    `,
    nameOnly: `
      answer
      comment
      post
      release
      reply
      respond
      share
      submit
    `,
  },
  {
    id: "upload",
    label: "uploads",
    changes: true,
    sends: true,
    words: `
      push
      push_files
      put_object
      subir
      sync
      upload
      yükle
      アップロード
      上传
      업로드
    `,
  },
  {
    id: "download",
    label: "downloads",
    returns: true,
    words: `
      baixar
      clone
      descargar
      download
      indir
      pull
      save_from_url
      下载
      다운로드
    `,
  },
  {
    id: "invite",
    label: "invites or grants",
    changes: true,
    sends: true,
    words: `
      add_collaborator
      add_member
      add_user_to
      authorize_user
      grant
      invite
      invite_attendee
      permit
      share_with
      授权
      邀请
    `,
  },
  {
    id: "execute",
    label: "runs code or commands",
    returns: true,
    changes: true,
    words: `
      ausführen
      ejecutar
      evaluate
      exec
      executar
      execute
      exécuter
      interact_with_process
      interpret_code
      invoke
      run_a
      run_code
      run_command
      run_python
      run_the
      runs
      spawn_process
      start_process
      çalıştır
      実行
      执行
      调用
      运行
      실행
    `,
    nameOnly: `
      bash
      call
      cmd
      compile
      eval
      shell
    `,
  },
  {
    id: "browse",
    label: "drives a browser or screen",
    changes: true,
    words: `
      click_on
      double_click
      go_to
      goto
      handle_dialog
      keypress
      navigate
      open_url
      take_screenshot
      tap_on
      type_text
      tıkla
      导航
      截图
      点击
      输入
    `,
    nameOnly: `
      act
      click
      close_page
      drag
      evaluate
      fill
      hover
      interact
      mouse
      new_page
      open_browser
      open_page
      press
      screenshot
      scroll
      snapshot
      swipe
      tap
      type
    `,
  },
  {
    id: "deploy",
    label: "deploys",
    changes: true,
    sends: true,
    words: `
      deploy
      promote
      redeploy
      rollout
      发布到
      部署
    `,
  },
  {
    id: "control",
    label: "controls",
    changes: true,
    words: `
      abort
      activate
      başlat
      begin
      cancel
      durdur
      initiate
      kill
      pause
      reboot
      relaunch
      reload
      resize
      restart
      resume
      scale
      seek
      serve_a
      set_volume
      shutdown
      start_a
      start_the
      stop_a
      stop_the
      turn_off
      turn_on
      停止
      关闭
      启动
      播放
      暂停
    `,
    nameOnly: `
      boot
      choose
      close
      launch
      load_balance
      next
      play
      previous
      refresh
      select
      serve
      skip
      start
      stop
      switch
      toggle_power
      trigger
      use
      wake
    `,
  },
  {
    id: "wait",
    label: "waits",
    words: `
      delay
      sleep_for
      wait
      wait_for
      等待
    `,
    nameOnly: `
      sleep
    `,
  },
  {
    id: "login",
    label: "signs in or connects",
    changes: true,
    words: `
      attach_session
      auth
      authenticate
      authorize
      connect
      disconnect
      giriş
      log_in
      login
      logout
      sign_in
      sign_out
      授权登录
      登录
      连接
    `,
  },
  {
    id: "pay",
    label: "moves money",
    changes: true,
    sends: true,
    words: `
      bid
      borrow
      bridge_tokens
      buy
      charge
      claim_reward
      delegate
      deposit
      donate
      liquidate
      pay
      place_an_order
      place_order
      purchase
      redeem
      redelegate
      refund
      restake
      sell
      swap
      tip
      transfer
      undelegate
      unstake
      unwrap
      withdraw
      wrap
      ödeme
      买入
      交易
      卖出
      支付
      购买
      转账
    `,
    nameOnly: `
      lend
      mint
      order
      stake
      trade
    `,
  },
  {
    id: "schedule",
    label: "schedules",
    changes: true,
    words: `
      book_a
      enqueue
      plan_job
      reschedule
      reserve
      schedule_a
      subscribe
      unsubscribe
      安排
      订阅
      预约
    `,
    nameOnly: `
      book
      schedule
    `,
  },
  {
    id: "commit",
    label: "commits",
    changes: true,
    words: `
      checkout
      cherry_pick
      commit_change
      git_add
      rebase
      stash
      tag_release
    `,
    nameOnly: `
      add_files
      branch
      commit
      stage
      tag
    `,
  },
  {
    id: "import",
    label: "imports",
    changes: true,
    words: `
      import
      ingest
      load_into
      restore_from
      导入
    `,
    nameOnly: `
      index
      load
      seed
    `,
  },
  {
    id: "manage",
    label: "manages",
    returns: true,
    changes: true,
    words: `
      administer
      crud
      handle
      maintain
      manage
      operate
      yönet
      管理
    `,
  },
  {
    id: "help",
    label: "helps or guides",
    words: `
      explain_usage
      greet
      instructions
      merhaba
      say_hello
      tutorial
      帮助
      问候
    `,
    nameOnly: `
      echo
      guide
      hello
      help
      usage
    `,
  },
];
