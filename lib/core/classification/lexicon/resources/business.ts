import type { Resource } from "../resource";

/** Customers, orders and money. */
export const BUSINESS: readonly Resource[] = [
  {
    id: "customer",
    label: "customers",
    private: 2,
    writers: 1,
    readers: 1,
    words: `
      account_record
      affinity_person
      buyer
      client_record
      cliente
      crm
      crm_contact
      crm_object
      crm_record
      customer
      customer_profile
      donor
      end_user
      guest
      kunde
      kunden
      loyalty_member
      membership
      müşteri
      patron
      person_record
      tenant_customer
      заказчик
      клиент
      клиента
      клиентов
      клиенты
      お客様
      买家
      会员
      会員
      客人
      客户
      顧客
      顾客
      고객
      회원
    `,
  },
  {
    id: "lead",
    label: "leads",
    private: 2,
    writers: 2,
    readers: 1,
    words: `
      contact_request
      enquiry
      inquiry
      lead
      prospect
      quote_request
      waitlist_entry
      潜在客户
      线索
    `,
  },
  {
    id: "deal",
    label: "deals",
    private: 2,
    writers: 1,
    readers: 1,
    words: `
      association
      crm_engagement
      deal
      engagement
      oportunidad
      opportunity
      pipeline_stage
      proposal
      quote_record
      sales_pipeline
      salesforce_object
      交易机会
      商机
      商談
      销售机会
      영업기회
    `,
  },
  {
    id: "order",
    label: "orders",
    private: 2,
    writers: 2,
    readers: 1,
    words: `
      auftrag
      aufträge
      bestellung
      cart
      checkout_session
      commande
      delivery
      encomenda
      fulfillment
      orden_de_compra
      order
      order_item
      ordine
      ordini
      pedido
      purchase_order
      refund_request
      return_request
      sales_order
      shipment
      shipping_label
      shipping_zone
      sipariş
      заказ
      заказа
      заказов
      заказы
      发货
      受注
      注文
      発注
      订单
      购物车
      采购单
      주문
    `,
  },
  {
    id: "invoice",
    label: "invoices and payments",
    private: 3,
    writers: 1,
    readers: 2,
    words: `
      accounting
      bank_statement
      bookkeeping
      coupon
      credit_card
      credit_note
      customer_subscription
      dispute
      factura
      facture
      fattura
      fatura
      invoice
      journal_entry_accounting
      ledger
      pagamento
      pagos
      paiement
      payment
      payment_history
      payment_intent
      payment_link
      payment_method
      payment_subscription
      payout
      price_plan
      receipt
      rechnung
      refund
      tax_rate
      vendor_bill
      zahlung
      zahlungen
      ödeme
      оплата
      платеж
      платежи
      платёж
      счета
      счёт
      付款
      发票
      支付
      支払い
      收据
      請求書
      결제
    `,
  },
  {
    id: "balance",
    label: "balances and holdings",
    private: 3,
    writers: 0,
    readers: 0,
    words: `
      account_balance
      account_summary
      bakiye
      balance_of_account
      bank_account
      brokerage
      buying_power
      fund_balance
      holding
      margin_account
      my_balance
      my_order
      my_position
      net_worth
      open_order
      open_position
      order_history
      portfolio
      saldo
      stock_position
      trade_history
      wallet_balance
      余额
      持仓
      账户余额
    `,
  },
  {
    id: "transaction",
    label: "transactions",
    private: 3,
    writers: 1,
    readers: 0,
    words: `
      ausgabe
      ausgaben
      bank_transaction
      despesa
      dépense
      expense
      gasto
      income_record
      ingreso
      spending_record
      transacciones
      transacción
      transaction
      transaktion
      transaktionen
      transação
      transações
      расход
      расходы
      транзакции
      транзакция
      交易记录
      収入
      取引
      家計簿
      支出
      收支
      決済
      流水
      消费
      账单
      가계부
      거래
      지출
    `,
  },
  {
    id: "supplier",
    label: "suppliers and shops",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      branch_office
      fornecedor
      fornitore
      fournisseur
      lieferant
      proveedor
      store_list
      sucursal
      supplier
      tedarikçi
      vendor
      warehouse
      поставщик
      仓库
      仕入先
      供应商
      商家
      商户
      店舗
      门店
      매장
    `,
  },
  {
    id: "product-own",
    label: "products of one's shop",
    private: 1,
    writers: 0,
    readers: 3,
    words: `
      estoque
      inventaire
      inventario
      inventory
      inventory_level
      item_price
      lagerbestand
      listing_of_shop
      magazzino
      product_catalog
      product_category
      product_feed
      product_input
      product_variant
      productfeed
      shop_product
      shopify_product
      sku
      stock_level
      store_product
      warehouse_stock
      woocommerce_product
      остатки
      商品管理
      在庫
      库存
      재고
    `,
  },
  {
    id: "campaign",
    label: "campaigns",
    private: 1,
    writers: 0,
    readers: 3,
    words: `
      ad_account
      ad_campaign
      ad_creative
      ad_group
      ad_set
      advertiser
      campagne
      campaign
      campaña
      email_campaign
      google_ads
      kampagne
      kampanya
      keyword_plan
      marketing_campaign
      meta_ads
      кампания
      キャンペーン
      优惠券
      促销活动
      广告
      营销活动
      캠페인
    `,
  },
  {
    id: "segment",
    label: "audiences",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      contact_list
      customer_segment
      list_membership
      marketing_list
      segment
    `,
  },
  {
    id: "contract",
    label: "contracts",
    private: 2,
    writers: 1,
    readers: 2,
    words: `
      agreement
      contract
      contrat
      contrato
      contratto
      docusign
      envelope
      esign
      lease
      nda
      signature_request
      sözleşme
      vertrag
      договор
      协议
      合同
      契約
      계약
    `,
  },
  {
    id: "reservation",
    label: "reservations",
    private: 2,
    writers: 1,
    readers: 2,
    words: `
      appointment_booking
      booking
      my_booking
      prenotazione
      reserva
      reservation
      reservierung
      rezervasyon
      réservation
      table_reservation
      ticket_booking
      бронирование
      予約
      订单预订
      预约记录
      预订
      예약
    `,
  },
  {
    id: "wallet",
    label: "wallets",
    private: 3,
    writers: 0,
    readers: 0,
    words: `
      account_address
      cüzdan
      keypair
      keystore
      my_wallet
      nft_holding
      own_address
      token_balance
      wallet
      wallet_address
      wallet_list
      钱包
    `,
  },
  {
    id: "health-record",
    label: "health records",
    private: 3,
    writers: 1,
    readers: 1,
    words: `
      body_weight
      diagnosis_record
      dicom
      dietary_restriction
      dose_log
      ehr
      fhir
      fitness_data
      food_log
      glucose
      hasta
      health_record
      heart_rate
      lab_result
      meal_log
      medical_image
      medical_record
      medication
      medication_schedule
      nutrition_log
      paciente
      patient
      patient_record
      patientendaten
      prescription
      sleep_data
      step_count
      symptom
      training_load
      training_log
      vital_sign
      workout
      пациент
      体检
      健康数据
      患者
      患者情報
      病人
      病历
      환자
    `,
  },
  {
    id: "learning-record",
    label: "learning records",
    private: 2,
    writers: 1,
    readers: 1,
    words: `
      alumno
      aluno
      canvas_course
      classroom
      course_assignment
      enrollment
      estudiante
      flashcard_deck
      grade
      gradebook
      learning_history
      quiz_result
      schüler
      student
      study_progress
      submission_of_student
      élève
      étudiant
      öğrenci
      студент
      学员
      学生
      成绩
      生徒
      성적
      학생
    `,
  },
  {
    id: "subscription-plan",
    label: "plans",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      addon
      billing_plan
      plan
      plan_item
      price_item
    `,
  },
];
