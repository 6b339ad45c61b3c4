import type { Resource } from "../resource";

/** Code and where it lives. */
export const CODE: readonly Resource[] = [
  {
    id: "repository",
    label: "repositories",
    private: 1,
    writers: 2,
    readers: 2,
    words:
      "repository repo git_repository github_repo gitlab_project codebase code_base fork submodule source_tree 仓库 代码库 depo repositorio リポジトリ 저장소 dépôt репозиторий репозитория",
  },
  {
    id: "pull-request",
    label: "pull requests",
    private: 1,
    writers: 3,
    readers: 3,
    words: "pull_request pr merge_request mr code_review review_comment pr_review pr_comment 合并请求 拉取请求",
  },
  {
    id: "commit",
    label: "commits",
    private: 1,
    writers: 3,
    readers: 2,
    words:
      "commit commit_history git_log git_history changelog_of_repo revision blame git_blame git_show shortlog reflog 提交记录 提交",
  },
  {
    id: "diff",
    label: "diffs",
    private: 1,
    writers: 2,
    readers: 0,
    words:
      "diff patch_file changeset git_diff git_status working_tree staged_change unstaged_change uncommitted_change staging_area hunk 差异",
  },
  {
    id: "branch",
    label: "branches and tags",
    private: 1,
    writers: 1,
    readers: 1,
    words: "branch git_branch git_tag remote_branch worktree stash git_remote 分支 git_ref",
  },
  {
    id: "source-code",
    label: "source code",
    private: 1,
    writers: 1,
    readers: 0,
    words:
      "source_code source_file code_file function_definition class_definition symbol definition_of_symbol references_of_symbol ast code_snippet_in_file linter_output diagnostics type_definition code_structure call_graph project_structure code_symbol 源代码 源码 ソースコード 소스코드 исходный_код código_fuente código_fonte code_source quellcode",
  },
  {
    id: "binary-code",
    label: "programs under analysis",
    private: 1,
    writers: 3,
    readers: 0,
    words:
      "disassembly decompile decompiled pseudocode disassemble binary_analysis firmware xref cross_reference stack_frame breakpoint debugger register_value memory_dump core_dump malware_sample ghidra 反汇编 反编译 string_of_binary",
  },
  {
    id: "release",
    label: "releases",
    private: 0,
    writers: 2,
    readers: 3,
    words: "release release_note github_release 发行版",
  },
  {
    id: "gist",
    label: "gists and snippets",
    private: 1,
    writers: 1,
    readers: 3,
    words: "gist snippet paste pastebin code_snippet",
  },
  {
    id: "pipeline",
    label: "build pipelines",
    private: 1,
    writers: 1,
    readers: 1,
    words:
      "pipeline workflow_run ci_pipeline build build_log job_log ci_run github_action action_run build_status circleci jenkins artifact test_run flaky_test test_result test_failure check_run 流水线 构建",
  },
  {
    id: "package",
    label: "published packages",
    private: 0,
    writers: 3,
    readers: 0,
    words:
      "package npm_package pypi_package crate library_package package_version npm pypi docker_hub rubygem maven cargo nuget package_registry dependency_version library readme package_readme 依赖包 软件包 包 package_dependency npm_dependency project_dependency",
  },
  {
    id: "advisory",
    label: "vulnerability notices",
    private: 0,
    writers: 1,
    readers: 0,
    words: "cve vulnerability_database security_advisory advisory epss exploit_db exploit nvd kev cwe osv 漏洞 漏洞库",
  },
  {
    id: "finding",
    label: "security findings",
    private: 1,
    writers: 1,
    readers: 0,
    words:
      "finding security_finding vulnerability scan_result code_scanning_alert dependabot_alert secret_scanning_alert security_alert scan_report compliance_result 扫描结果",
  },
  {
    id: "notebook",
    label: "notebooks",
    private: 1,
    writers: 1,
    readers: 0,
    words: "notebook jupyter jupyter_notebook notebook_cell ipynb kernel cell_output 笔记本",
  },
  {
    id: "feature-flag",
    label: "feature flags",
    private: 1,
    writers: 0,
    readers: 1,
    words: "feature_flag flag experiment variation rollout ab_test toggle targeting_rule remote_config",
  },
  {
    id: "prompt",
    label: "prompts",
    private: 1,
    writers: 1,
    readers: 0,
    words: "prompt prompt_template saved_prompt system_prompt rule_file cursor_rule persona 提示词",
  },
  {
    id: "build-output",
    label: "compiler and test output",
    private: 1,
    writers: 0,
    readers: 0,
    words:
      "compile_error lint_error type_error test_output build_output coverage code_coverage stack_trace console_output 编译",
  },
];
