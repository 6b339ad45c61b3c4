import type { Resource } from "../resource";

/** The user's machine and network. */
export const MACHINE: readonly Resource[] = [
  {
    id: "file",
    label: "files",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      archive_file
      archivo
      arquivo
      attachment_file
      datei
      dateien
      dosya
      fichier
      file
      file_content
      file_info
      file_metadata
      file_path
      filename
      filepath
      local_file
      log_file
      media_file
      multiple_file
      text_file
      zip
      zip_file
      файл
      файла
      файлов
      файлы
      ファイル
      文件
      文件内容
      本地文件
      파일
    `,
  },
  {
    id: "folder",
    label: "folders",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      allowed_directory
      carpeta
      cartella
      directorio
      directory
      directory_listing
      directory_tree
      diretório
      disk
      dizin
      dossier
      drive_folder
      file_system
      file_tree
      filesystem
      folder
      klasör
      ordner
      pasta
      path
      répertoire
      subdirectory
      verzeichnis
      working_directory
      папка
      папке
      папки
      ディレクトリ
      フォルダ
      文件夹
      目录
      디렉토리
      폴더
    `,
  },
  {
    id: "clipboard",
    label: "the clipboard",
    private: 2,
    writers: 2,
    readers: 0,
    words: `
      clipboard
      pasteboard
      剪贴板
    `,
  },
  {
    id: "screen",
    label: "the screen",
    private: 2,
    writers: 3,
    readers: 0,
    words: `
      accessibility_tree
      active_window
      app_interface
      desktop
      desktop_screenshot
      display_content
      ekran
      element_on_screen
      pantalla
      screen
      screen_capture
      screen_content
      screen_element
      screen_size
      screen_text
      screenshot
      ui_element
      ui_hierarchy
      ui_layout
      ui_tree
      user_interface
      view_hierarchy
      window
      屏幕
      截图
      窗口
    `,
  },
  {
    id: "environment-variable",
    label: "environment variables",
    private: 3,
    writers: 0,
    readers: 0,
    words: `
      dotenv
      env
      env_var
      environment_variable
      环境变量
    `,
  },
  {
    id: "system",
    label: "system information",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      battery
      cpu
      cpu_usage
      disk_usage
      gpu
      hardware
      host_info
      installed_app
      installed_application
      memory_usage
      network_interface
      os_info
      process
      process_list
      running_process
      service_status
      sistem
      system_info
      system_information
      system_resource
      system_status
      uptime
      内存
      系统信息
      系统状态
      进程
    `,
  },
  {
    id: "command",
    label: "commands",
    private: 3,
    writers: 3,
    readers: 3,
    words: `
      applescript
      bash
      cli_command
      cmd
      comando
      command
      command_line
      console_command
      komut
      powershell
      script
      shell
      shell_command
      ssh_command
      subprocess
      terminal
      terminal_session
      コマンド
      命令
      终端
      脚本
      명령어
    `,
  },
  {
    id: "code-to-run",
    label: "code to run",
    private: 2,
    writers: 2,
    readers: 3,
    words: `
      arbitrary_code
      code
      code_execution
      code_interpreter
      código
      execute_code
      javascript_code
      kod
      python_code
      python_script
      repl
      sandbox
      コード
      代码
      沙箱
      코드
    `,
  },
  {
    id: "network-traffic",
    label: "network traffic",
    private: 2,
    writers: 3,
    readers: 0,
    words: `
      http_traffic
      intercepted_request
      network_log
      network_request
      network_traffic
      packet
      packet_capture
      pcap
      proxy_history
      traffic
      wireshark
      抓包
      流量
      网络请求
    `,
  },
  {
    id: "network-target",
    label: "hosts on a network",
    private: 1,
    writers: 2,
    readers: 3,
    words: `
      dirbuster
      fuzz
      host_scan
      ip_scan
      network_scan
      nmap
      nuclei
      open_port
      penetration_test
      pentest
      ping_host
      port_scan
      scan_target
      sqlmap
      subdomain
      traceroute
      扫描
      端口扫描
    `,
  },
  {
    id: "device",
    label: "devices",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      adb
      android_device
      aparelho
      appareil
      appliance
      bulb
      camera_feed
      car
      cihaz
      device
      dispositivo
      drone
      emulator
      entity_state
      gerät
      home_assistant
      iot
      light
      mobile_device
      plc
      printer
      robot
      robot_arm
      sensor
      servo
      simulator
      smart_device
      smart_home
      switch_entity
      thermostat
      vacuum
      vehicle
      устройства
      устройство
      デバイス
      传感器
      智能家居
      灯
      設備
      设备
      기기
    `,
  },
  {
    id: "mobile-app",
    label: "apps on a device",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      apk
      app
      application_on_device
      installed_package
      mobile_app
      应用
    `,
  },
  {
    id: "log",
    label: "logs",
    private: 2,
    writers: 3,
    readers: 0,
    words: `
      access_log
      application_log
      cloudwatch_log
      container_log
      error_log
      event_log
      günlük
      log
      log_entry
      log_event
      log_line
      pod_log
      registro
      server_log
      system_log
      ログ
      日志
      로그
    `,
  },
  {
    id: "mail-of-browser",
    label: "browser data",
    private: 2,
    writers: 2,
    readers: 0,
    words: `
      bookmark
      browser_history
      browser_tab
      browsing_history
      cookie
      local_storage
      open_tab
      session_storage
      tab
      书签
      标签页
      浏览历史
    `,
  },
  {
    id: "scene",
    label: "a scene or model in an editor",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      3d_model
      3d_scene
      actor
      after_effects
      asset
      autocad
      blender
      blueprint
      cad
      circuit
      composition
      diagram_shape
      drawio
      escena
      footprint
      game_object
      gameobject
      kicad
      layer_effect
      material
      mesh
      node_graph
      pcb
      prefab
      sahne
      scene
      schematic
      shader
      sketchup
      timeline
      unity
      unreal
      viewport
      场景
      模型
    `,
  },
  {
    id: "registry",
    label: "settings of the machine",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      cron_job
      crontab
      launch_agent
      registry_key
      scheduled_task
      startup_item
      system_setting
      注册表
    `,
  },
  {
    id: "configuration",
    label: "configuration",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      ayar
      config
      configuración
      configuration
      configuration_file
      configurazione
      configuração
      configurações
      einstellung
      einstellungen
      impostazioni
      konfiguration
      option
      parameter_setting
      paramètre
      preference
      réglage
      server_config
      setting
      настройка
      настройки
      設定
      设置项
      配置
      설정
    `,
  },
  {
    id: "media-library",
    label: "a media library",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      album
      audio_file
      exif
      fotos
      image_file
      image_metadata
      library_item
      lightroom
      media_library
      music_library
      photo
      photo_library
      raw_photo
      video_file
      фото
      写真
      图库
      照片
      相册
      사진
    `,
  },
];
