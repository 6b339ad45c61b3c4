import type { Resource } from "../resource";

/** Databases, stores and what is computed from them. */
export const DATA: readonly Resource[] = [
  {
    id: "row",
    label: "rows",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "row record table_data sql_query sql select_query query_result database_query read_query table_row select_statement data_record airtable_record 数据 记录 查询结果 行 kayıt registro レコード registros datensatz datensätze enregistrement записи записей 레코드",
  },
  {
    id: "table",
    label: "tables and schemas",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "table database schema database_schema table_schema table_structure column_definition view_definition stored_procedure index_definition explain_plan execution_plan slow_query table_list catalog keyspace tablespace foreign_key migration 数据库 数据表 表结构 表 字段 veritabanı tablo_yapısı base_de_datos banco_de_dados データベース 데이터베이스 база base_de_données datenbank datenbanken база_данных базы_данных 테이블 テーブル",
  },
  {
    id: "document-store",
    label: "documents of a database",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "collection mongodb mongo_document aggregation firestore firestore_document elasticsearch_index search_index dynamodb_item index_document mapping shard cosmos_container 集合",
  },
  {
    id: "key-value",
    label: "keys and values",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "redis key_value hash_field sorted_set cache_entry memcached key_pattern stream_entry kv kv_pair hash_key set_member value_of_key 键值 缓存",
  },
  {
    id: "vector",
    label: "vectors",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "vector vector_store vector_database embedding chunk pinecone qdrant chroma weaviate milvus similarity_search rag retrieval knowledge_base vector_search semantic_index 向量 向量库 知识库检索",
  },
  {
    id: "memory",
    label: "memory of the agent",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "memory memories long_term_memory knowledge_graph entity relation observation agent_memory remembered_fact stored_fact conversation_memory memory_bank context_memory thought_history saved_context user_preference 记忆 知识图谱 实体 anı hafıza bellek memoria メモリ 기억 souvenir mémoire erinnerung gedächtnis память памяти memória",
  },
  {
    id: "dashboard",
    label: "dashboards and reports",
    private: 1,
    writers: 0,
    readers: 1,
    words:
      "dashboard saved_query chart_data report looker_dashboard superset dashboard_panel bi_report insight data_source datasource saved_report scorecard 仪表盘 报表 看板数据 rapor ダッシュボード レポート 대시보드 보고서 informe informes relatório relatórios rapport tableau_de_bord bericht отчёт отчет отчеты report_data",
  },
  {
    id: "metric",
    label: "metrics",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "metric kpi usage_metric time_series prometheus_metric gauge latency slo performance_metric monitor_data throughput error_rate health_status metric_data service_level 指标 监控指标 metrik métrica métricas indicateur kennzahl метрика метрики 指標 지표",
  },
  {
    id: "analytics",
    label: "analytics",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "analytics web_analytics traffic_report page_view conversion funnel cohort retention user_event audience_report google_analytics mixpanel amplitude session_recording visitor impression campaign_performance ad_performance search_console 分析数据 流量统计",
  },
  {
    id: "error-event",
    label: "error reports",
    private: 1,
    writers: 3,
    readers: 0,
    words:
      "error_event exception crash sentry_issue error_report crash_report crashlytics error_group error_detail issue_event",
  },
  {
    id: "trace",
    label: "traces",
    private: 1,
    writers: 1,
    readers: 0,
    words: "trace span distributed_trace apm otel x_ray run_trace llm_trace 链路追踪",
  },
  {
    id: "alarm",
    label: "alarms and monitors",
    private: 1,
    writers: 0,
    readers: 1,
    words:
      "alarm monitor alert_rule alert_policy alert_condition metric_alarm alarm_history on_call_schedule escalation_policy alert_grouping alert_setting uptime_check healthcheck silence_rule monitored 告警规则",
  },
  {
    id: "alert",
    label: "alerts and incidents",
    private: 1,
    writers: 1,
    readers: 1,
    words: "alert incident status_page outage pagerduty postmortem log_entry_of_incident 告警 事件 报警 故障",
  },
  {
    id: "dataset-own",
    label: "datasets",
    private: 1,
    writers: 1,
    readers: 0,
    words:
      "dataset dataframe data_frame data_file parquet data_pipeline etl_job spark_job dag dag_run airflow dbt_model semantic_model lineage data_lake table_format warehouse 数据集 数据帧",
  },
  {
    id: "ml-model",
    label: "models and runs",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "training_job ml_model registered_model mlflow experiment_run hyperparameter model_version model_registry training_run fine_tuning checkpoint endpoint_of_model 训练",
  },
  {
    id: "queue",
    label: "queues",
    private: 2,
    writers: 1,
    readers: 1,
    words:
      "queue message_queue topic kafka_topic sqs sns consumer_group broker rabbitmq pubsub event_bus kinesis dead_letter 队列 主题",
  },
  {
    id: "history",
    label: "a history of use",
    private: 2,
    writers: 1,
    readers: 0,
    words:
      "history activity recent_activity activity_log audit_log audit_trail usage_history search_history watch_history log_of_activity recent_item 历史记录 操作记录 审计",
  },
  {
    id: "backup",
    label: "backups",
    private: 1,
    writers: 0,
    readers: 0,
    words: "backup snapshot_of_database restore_point database_backup db_snapshot recovery_point 备份 yedek",
  },
];
