import type { Resource } from "../resource";

/** Databases, stores and what is computed from them. */
export const DATA: readonly Resource[] = [
  {
    id: "row",
    label: "rows",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      airtable_record
      data_record
      database_query
      datensatz
      datensätze
      enregistrement
      kayıt
      query_result
      read_query
      record
      registro
      row
      select_query
      select_statement
      sql
      sql_query
      table_data
      table_row
      записей
      записи
      レコード
      数据
      查询结果
      行
      记录
      레코드
    `,
  },
  {
    id: "table",
    label: "tables and schemas",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      banco_de_dados
      base_de_datos
      base_de_données
      catalog
      column_definition
      database
      database_schema
      datenbank
      datenbanken
      execution_plan
      explain_plan
      foreign_key
      index_definition
      keyspace
      migration
      schema
      slow_query
      stored_procedure
      table
      table_list
      table_schema
      table_structure
      tablespace
      tablo_yapısı
      veritabanı
      view_definition
      база
      база_данных
      базы_данных
      テーブル
      データベース
      字段
      数据库
      数据表
      表
      表结构
      데이터베이스
      테이블
    `,
  },
  {
    id: "document-store",
    label: "documents of a database",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      aggregation
      collection
      cosmos_container
      dynamodb_item
      elasticsearch_index
      firestore
      firestore_document
      index_document
      mapping
      mongo_document
      mongodb
      search_index
      shard
      集合
    `,
  },
  {
    id: "key-value",
    label: "keys and values",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      cache_entry
      hash_field
      hash_key
      key_pattern
      key_value
      kv
      kv_pair
      memcached
      redis
      set_member
      sorted_set
      stream_entry
      value_of_key
      缓存
      键值
    `,
  },
  {
    id: "vector",
    label: "vectors",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      chroma
      chunk
      embedding
      knowledge_base
      milvus
      pinecone
      qdrant
      rag
      retrieval
      semantic_index
      similarity_search
      vector
      vector_database
      vector_search
      vector_store
      weaviate
      向量
      向量库
      知识库检索
    `,
  },
  {
    id: "memory",
    label: "memory of the agent",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      agent_memory
      anı
      bellek
      context_memory
      conversation_memory
      entity
      erinnerung
      gedächtnis
      hafıza
      knowledge_graph
      long_term_memory
      memoria
      memory
      memory_bank
      memória
      mémoire
      observation
      relation
      remembered_fact
      saved_context
      souvenir
      stored_fact
      thought_history
      user_preference
      памяти
      память
      メモリ
      实体
      知识图谱
      记忆
      기억
    `,
  },
  {
    id: "dashboard",
    label: "dashboards and reports",
    private: 1,
    writers: 0,
    readers: 1,
    words: `
      bericht
      bi_report
      chart_data
      dashboard
      dashboard_panel
      data_source
      datasource
      informe
      insight
      looker_dashboard
      rapor
      rapport
      relatório
      report
      report_data
      saved_query
      saved_report
      scorecard
      superset
      tableau_de_bord
      отчет
      отчеты
      отчёт
      ダッシュボード
      レポート
      仪表盘
      报表
      看板数据
      대시보드
      보고서
    `,
  },
  {
    id: "metric",
    label: "metrics",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      error_rate
      gauge
      health_status
      indicateur
      kennzahl
      kpi
      latency
      metric
      metric_data
      metrik
      monitor_data
      métrica
      performance_metric
      prometheus_metric
      service_level
      slo
      throughput
      time_series
      usage_metric
      метрика
      метрики
      指标
      指標
      监控指标
      지표
    `,
  },
  {
    id: "analytics",
    label: "analytics",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      ad_performance
      amplitude
      analytics
      audience_report
      campaign_performance
      cohort
      conversion
      funnel
      google_analytics
      impression
      mixpanel
      page_view
      retention
      search_console
      session_recording
      traffic_report
      user_event
      visitor
      web_analytics
      分析数据
      流量统计
    `,
  },
  {
    id: "error-event",
    label: "error reports",
    private: 1,
    writers: 3,
    readers: 0,
    words: `
      crash
      crash_report
      crashlytics
      error_detail
      error_event
      error_group
      error_report
      exception
      issue_event
      sentry_issue
    `,
  },
  {
    id: "trace",
    label: "traces",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      apm
      distributed_trace
      llm_trace
      otel
      run_trace
      span
      trace
      x_ray
      链路追踪
    `,
  },
  {
    id: "alarm",
    label: "alarms and monitors",
    private: 1,
    writers: 0,
    readers: 1,
    words: `
      alarm
      alarm_history
      alert_condition
      alert_grouping
      alert_policy
      alert_rule
      alert_setting
      escalation_policy
      healthcheck
      metric_alarm
      monitor
      on_call_schedule
      silence_rule
      uptime_check
      告警规则
    `,
  },
  {
    id: "alert",
    label: "alerts and incidents",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      alert
      incident
      log_entry_of_incident
      outage
      pagerduty
      postmortem
      status_page
      事件
      告警
      报警
      故障
    `,
  },
  {
    id: "dataset-own",
    label: "datasets",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      airflow
      dag
      dag_run
      data_file
      data_frame
      data_lake
      data_pipeline
      dataframe
      dataset
      dbt_model
      etl_job
      lineage
      parquet
      semantic_model
      spark_job
      table_format
      warehouse
      数据帧
      数据集
    `,
  },
  {
    id: "ml-model",
    label: "models and runs",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      checkpoint
      endpoint_of_model
      experiment_run
      fine_tuning
      hyperparameter
      ml_model
      mlflow
      model_registry
      model_version
      registered_model
      training_job
      training_run
      训练
    `,
  },
  {
    id: "queue",
    label: "queues",
    private: 2,
    writers: 1,
    readers: 1,
    words: `
      broker
      consumer_group
      dead_letter
      event_bus
      kafka_topic
      kinesis
      message_queue
      pubsub
      queue
      rabbitmq
      sns
      sqs
      topic
      主题
      队列
    `,
  },
  {
    id: "history",
    label: "a history of use",
    private: 2,
    writers: 1,
    readers: 0,
    words: `
      activity
      activity_log
      audit_log
      audit_trail
      history
      log_of_activity
      recent_activity
      recent_item
      search_history
      usage_history
      watch_history
      历史记录
      审计
      操作记录
    `,
  },
  {
    id: "backup",
    label: "backups",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      backup
      database_backup
      db_snapshot
      recovery_point
      restore_point
      snapshot_of_database
      yedek
      备份
    `,
  },
];
