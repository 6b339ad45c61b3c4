import type { Resource } from "../resource";

/** Customers, orders and money. */
export const BUSINESS: readonly Resource[] = [
  {
    id: "customer",
    label: "customers",
    private: 2,
    writers: 1,
    readers: 1,
    words:
      "customer client_record crm_contact account_record crm crm_record person_record buyer patron guest tenant_customer end_user affinity_person customer_profile crm_object 客户 顾客 müşteri cliente kunde 顧客 고객 会员 客人 买家 お客様 会員 회원 clients kunden клиент клиенты клиентов клиента заказчик membership loyalty_member donor",
  },
  {
    id: "lead",
    label: "leads",
    private: 2,
    writers: 2,
    readers: 1,
    words: "lead prospect inquiry enquiry contact_request quote_request waitlist_entry 线索 潜在客户",
  },
  {
    id: "deal",
    label: "deals",
    private: 2,
    writers: 1,
    readers: 1,
    words:
      "deal opportunity sales_pipeline pipeline_stage quote_record proposal salesforce_object crm_engagement engagement association 商机 交易机会 商談 영업기회 oportunidad 销售机会",
  },
  {
    id: "order",
    label: "orders",
    private: 2,
    writers: 2,
    readers: 1,
    words:
      "order purchase_order shipment shipping_label delivery fulfillment cart checkout_session sales_order return_request refund_request shipping_zone order_item 订单 发货 购物车 sipariş pedido commande bestellung 注文 주문 采购单 受注 発注 заказ заказы заказов заказа ordine ordini auftrag aufträge encomenda orden_de_compra",
  },
  {
    id: "invoice",
    label: "invoices and payments",
    private: 3,
    writers: 1,
    readers: 2,
    words:
      "invoice payment receipt refund payment_method payment_intent payment_link payout dispute credit_note payment_history bank_statement tax_rate ledger journal_entry_accounting accounting bookkeeping vendor_bill credit_card coupon price_plan 发票 支付 付款 收据 fatura ödeme factura pago fatura rechnung 請求書 결제 customer_subscription payment_subscription счёт счета оплата платёж платеж платежи facture paiement zahlung zahlungen 支払い fattura pagamento pagamentos pagos",
  },
  {
    id: "balance",
    label: "balances and holdings",
    private: 3,
    writers: 0,
    readers: 0,
    words:
      "account_balance bank_account balance_of_account my_balance portfolio holding open_order trade_history brokerage account_summary buying_power margin_account order_history fund_balance my_order wallet_balance net_worth 余额 持仓 账户余额 bakiye saldo open_position my_position stock_position",
  },
  {
    id: "transaction",
    label: "transactions",
    private: 3,
    writers: 1,
    readers: 0,
    words:
      "transaction expense income_record spending_record bank_transaction 交易记录 账单 流水 消费 收支 取引 決済 支出 収入 家計簿 거래 지출 가계부 transacción transacciones gasto gastos ingreso ingresos transação transações despesa despesas dépense dépenses transaktion transaktionen ausgabe ausgaben транзакция транзакции расход расходы",
  },
  {
    id: "supplier",
    label: "suppliers and shops",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "supplier vendor branch_office warehouse store_list 供应商 商家 商户 门店 仓库 proveedor proveedores fornecedor fornecedores fournisseur lieferant tedarikçi поставщик 仕入先 店舗 매장 fornitore sucursal",
  },
  {
    id: "product-own",
    label: "products of one's shop",
    private: 1,
    writers: 0,
    readers: 3,
    words:
      "inventory stock_level product_catalog shop_product store_product sku product_variant shopify_product woocommerce_product product_category item_price inventory_level warehouse_stock listing_of_shop 库存 商品管理 在庫 재고 inventario estoque inventaire lagerbestand magazzino остатки product_feed productfeed product_input",
  },
  {
    id: "campaign",
    label: "campaigns",
    private: 1,
    writers: 0,
    readers: 3,
    words:
      "campaign ad_campaign ad_group ad_set ad_account email_campaign marketing_campaign ad_creative keyword_plan google_ads meta_ads advertiser 广告 营销活动 kampanya campaña キャンペーン 캠페인 campagne kampagne кампания 促销活动 优惠券",
  },
  {
    id: "segment",
    label: "audiences",
    private: 1,
    writers: 0,
    readers: 0,
    words: "segment customer_segment list_membership contact_list marketing_list",
  },
  {
    id: "contract",
    label: "contracts",
    private: 2,
    writers: 1,
    readers: 2,
    words:
      "contract agreement signature_request envelope docusign esign nda lease 合同 协议 sözleşme 契約 계약 contrato contrat vertrag договор contratto",
  },
  {
    id: "reservation",
    label: "reservations",
    private: 2,
    writers: 1,
    readers: 2,
    words:
      "reservation booking my_booking ticket_booking table_reservation appointment_booking 预订 订单预订 rezervasyon reserva 予約 예약 réservation reservierung бронирование prenotazione 预约记录",
  },
  {
    id: "wallet",
    label: "wallets",
    private: 3,
    writers: 0,
    readers: 0,
    words:
      "wallet my_wallet wallet_address wallet_list keypair keystore account_address token_balance nft_holding own_address 钱包 cüzdan",
  },
  {
    id: "health-record",
    label: "health records",
    private: 3,
    writers: 1,
    readers: 1,
    words:
      "patient patient_record medical_record fhir ehr health_record prescription lab_result diagnosis_record dicom medical_image sleep_data heart_rate workout step_count fitness_data nutrition_log food_log body_weight glucose dietary_restriction meal_log 病历 患者 健康数据 hasta 患者情報 환자 paciente patientendaten пациент 病人 体检 medication medication_schedule dose_log vital_sign training_load training_log symptom",
  },
  {
    id: "learning-record",
    label: "learning records",
    private: 2,
    writers: 1,
    readers: 1,
    words:
      "student grade enrollment course_assignment submission_of_student gradebook classroom canvas_course study_progress flashcard_deck learning_history quiz_result 学生 成绩 öğrenci 生徒 성적 학생 estudiante alumno aluno étudiant élève schüler студент 学员",
  },
  {
    id: "subscription-plan",
    label: "plans",
    private: 1,
    writers: 0,
    readers: 0,
    words: "plan_item addon plan price_item billing_plan",
  },
];
