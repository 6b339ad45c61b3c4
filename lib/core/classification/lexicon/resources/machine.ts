import type { Resource } from "../resource";

/** The user's machine and network. */
export const MACHINE: readonly Resource[] = [
  {
    id: "file",
    label: "files",
    private: 1,
    writers: 1,
    readers: 0,
    words:
      "file local_file file_content text_file filename filepath file_path multiple_file file_info file_metadata log_file media_file zip zip_file archive_file attachment_file 文件 文件内容 本地文件 dosya archivo arquivo fichier datei ファイル 파일 файл файлы файлов файла archivos arquivos dateien fichiers",
  },
  {
    id: "folder",
    label: "folders",
    private: 1,
    writers: 1,
    readers: 0,
    words:
      "folder directory directory_tree subdirectory file_tree working_directory allowed_directory file_system filesystem directory_listing disk drive_folder path 目录 文件夹 klasör dizin carpeta pasta dossier ordner フォルダ 폴더 папка папки папке cartella verzeichnis répertoire diretório directorio ディレクトリ 디렉토리",
  },
  { id: "clipboard", label: "the clipboard", private: 2, writers: 2, readers: 0, words: "clipboard pasteboard 剪贴板" },
  {
    id: "screen",
    label: "the screen",
    private: 2,
    writers: 3,
    readers: 0,
    words:
      "screen desktop_screenshot screen_capture screenshot window desktop display_content screen_content ui_element element_on_screen accessibility_tree active_window screen_size 屏幕 截图 窗口 ekran pantalla ui_layout ui_tree view_hierarchy ui_hierarchy screen_element screen_text app_interface user_interface",
  },
  {
    id: "environment-variable",
    label: "environment variables",
    private: 3,
    writers: 0,
    readers: 0,
    words: "environment_variable env_var env dotenv .env 环境变量",
  },
  {
    id: "system",
    label: "system information",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "system_info system_information process_list process cpu disk_usage cpu_usage battery hardware gpu network_interface installed_app installed_application os_info uptime host_info system_status system_resource running_process service_status 系统信息 进程 系统状态 内存 sistem memory_usage",
  },
  {
    id: "command",
    label: "commands",
    private: 3,
    writers: 3,
    readers: 3,
    words:
      "command shell_command terminal shell bash powershell command_line cli_command ssh_command script applescript cmd terminal_session console_command subprocess 命令 终端 脚本 komut comando コマンド 명령어",
  },
  {
    id: "code-to-run",
    label: "code to run",
    private: 2,
    writers: 2,
    readers: 3,
    words:
      "python_code javascript_code arbitrary_code code_execution execute_code sandbox python_script code_interpreter repl code 代码 沙箱 kod código コード 코드",
  },
  {
    id: "network-traffic",
    label: "network traffic",
    private: 2,
    writers: 3,
    readers: 0,
    words:
      "packet network_traffic packet_capture pcap proxy_history http_traffic network_request wireshark network_log traffic intercepted_request 流量 网络请求 抓包",
  },
  {
    id: "network-target",
    label: "hosts on a network",
    private: 1,
    writers: 2,
    readers: 3,
    words:
      "port_scan nmap open_port scan_target subdomain host_scan ping_host traceroute network_scan penetration_test pentest nuclei ip_scan sqlmap fuzz dirbuster 端口扫描 扫描",
  },
  {
    id: "device",
    label: "devices",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "device smart_home light thermostat sensor iot smart_device bulb switch_entity home_assistant entity_state appliance vacuum camera_feed android_device emulator simulator adb printer plc robot robot_arm servo drone vehicle car mobile_device 设备 传感器 灯 智能家居 cihaz dispositivo gerät デバイス 기기 geräte appareil appareils устройство устройства aparelho 設備",
  },
  {
    id: "mobile-app",
    label: "apps on a device",
    private: 1,
    writers: 0,
    readers: 0,
    words: "app installed_package apk application_on_device mobile_app 应用",
  },
  {
    id: "log",
    label: "logs",
    private: 2,
    writers: 3,
    readers: 0,
    words:
      "log log_entry application_log log_event server_log error_log container_log log_line system_log access_log event_log cloudwatch_log pod_log 日志 günlük registro ログ 로그",
  },
  {
    id: "mail-of-browser",
    label: "browser data",
    private: 2,
    writers: 2,
    readers: 0,
    words:
      "browser_history bookmark browsing_history cookie local_storage session_storage open_tab browser_tab tab 书签 浏览历史 标签页",
  },
  {
    id: "scene",
    label: "a scene or model in an editor",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "scene game_object gameobject mesh material blender unity unreal 3d_model 3d_scene viewport actor blueprint sketchup cad autocad kicad schematic pcb circuit footprint composition after_effects timeline layer_effect prefab asset shader node_graph drawio diagram_shape 场景 模型 sahne escena",
  },
  {
    id: "registry",
    label: "settings of the machine",
    private: 1,
    writers: 0,
    readers: 0,
    words: "registry_key system_setting launch_agent cron_job crontab scheduled_task startup_item 注册表",
  },
  {
    id: "configuration",
    label: "configuration",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "configuration config setting preference option parameter_setting server_config configuration_file 配置 设置项 ayar configuración 設定 설정 einstellung einstellungen konfiguration настройка настройки configuração configurações configurazione impostazioni paramètre réglage",
  },
  {
    id: "media-library",
    label: "a media library",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "photo album photo_library media_library music_library library_item image_file video_file audio_file raw_photo lightroom exif image_metadata 照片 相册 图库 写真 사진 fotos фото",
  },
];
