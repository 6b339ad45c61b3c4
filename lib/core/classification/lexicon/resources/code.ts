import type { Resource } from "../resource";

/** Code and where it lives. */
export const CODE: readonly Resource[] = [
  {
    id: "repository",
    label: "repositories",
    private: 1,
    writers: 2,
    readers: 2,
    words: `
      code_base
      codebase
      depo
      dépôt
      fork
      git_repository
      github_repo
      gitlab_project
      repo
      repositorio
      repository
      source_tree
      submodule
      репозиторий
      репозитория
      リポジトリ
      仓库
      代码库
      저장소
    `,
  },
  {
    id: "pull-request",
    label: "pull requests",
    private: 1,
    writers: 3,
    readers: 3,
    words: `
      code_review
      merge_request
      mr
      pr
      pr_comment
      pr_review
      pull_request
      review_comment
      合并请求
      拉取请求
    `,
  },
  {
    id: "commit",
    label: "commits",
    private: 1,
    writers: 3,
    readers: 2,
    words: `
      blame
      changelog_of_repo
      commit
      commit_history
      git_blame
      git_history
      git_log
      git_show
      reflog
      revision
      shortlog
      提交
      提交记录
    `,
  },
  {
    id: "diff",
    label: "diffs",
    private: 1,
    writers: 2,
    readers: 0,
    words: `
      changeset
      diff
      git_diff
      git_status
      hunk
      patch_file
      staged_change
      staging_area
      uncommitted_change
      unstaged_change
      working_tree
      差异
    `,
  },
  {
    id: "branch",
    label: "branches and tags",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      branch
      git_branch
      git_ref
      git_remote
      git_tag
      remote_branch
      stash
      worktree
      分支
    `,
  },
  {
    id: "source-code",
    label: "source code",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      ast
      call_graph
      class_definition
      code_file
      code_snippet_in_file
      code_source
      code_structure
      code_symbol
      código_fonte
      código_fuente
      definition_of_symbol
      diagnostics
      function_definition
      linter_output
      project_structure
      quellcode
      references_of_symbol
      source_code
      source_file
      symbol
      type_definition
      исходный_код
      ソースコード
      源代码
      源码
      소스코드
    `,
  },
  {
    id: "binary-code",
    label: "programs under analysis",
    private: 1,
    writers: 3,
    readers: 0,
    words: `
      binary_analysis
      breakpoint
      core_dump
      cross_reference
      debugger
      decompile
      disassemble
      disassembly
      firmware
      ghidra
      malware_sample
      memory_dump
      pseudocode
      register_value
      stack_frame
      string_of_binary
      xref
      反汇编
      反编译
    `,
  },
  {
    id: "release",
    label: "releases",
    private: 0,
    writers: 2,
    readers: 3,
    words: `
      github_release
      release
      release_note
      发行版
    `,
  },
  {
    id: "gist",
    label: "gists and snippets",
    private: 1,
    writers: 1,
    readers: 3,
    words: `
      code_snippet
      gist
      paste
      pastebin
      snippet
    `,
  },
  {
    id: "pipeline",
    label: "build pipelines",
    private: 1,
    writers: 1,
    readers: 1,
    words: `
      action_run
      artifact
      build
      build_log
      build_status
      check_run
      ci_pipeline
      ci_run
      circleci
      flaky_test
      github_action
      jenkins
      job_log
      pipeline
      test_failure
      test_result
      test_run
      workflow_run
      构建
      流水线
    `,
  },
  {
    id: "package",
    label: "published packages",
    private: 0,
    writers: 3,
    readers: 0,
    words: `
      cargo
      crate
      dependency_version
      docker_hub
      library
      library_package
      maven
      npm
      npm_dependency
      npm_package
      nuget
      package
      package_dependency
      package_readme
      package_registry
      package_version
      project_dependency
      pypi
      pypi_package
      readme
      rubygem
      依赖包
      包
      软件包
    `,
  },
  {
    id: "advisory",
    label: "vulnerability notices",
    private: 0,
    writers: 1,
    readers: 0,
    words: `
      advisory
      cve
      cwe
      epss
      exploit
      exploit_db
      kev
      nvd
      osv
      security_advisory
      vulnerability_database
      漏洞
      漏洞库
    `,
  },
  {
    id: "finding",
    label: "security findings",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      code_scanning_alert
      compliance_result
      dependabot_alert
      finding
      scan_report
      scan_result
      secret_scanning_alert
      security_alert
      security_finding
      vulnerability
      扫描结果
    `,
  },
  {
    id: "notebook",
    label: "notebooks",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      cell_output
      ipynb
      jupyter
      jupyter_notebook
      kernel
      notebook
      notebook_cell
      笔记本
    `,
  },
  {
    id: "feature-flag",
    label: "feature flags",
    private: 1,
    writers: 0,
    readers: 1,
    words: `
      ab_test
      experiment
      feature_flag
      flag
      remote_config
      rollout
      targeting_rule
      toggle
      variation
    `,
  },
  {
    id: "prompt",
    label: "prompts",
    private: 1,
    writers: 1,
    readers: 0,
    words: `
      cursor_rule
      persona
      prompt
      prompt_template
      rule_file
      saved_prompt
      system_prompt
      提示词
    `,
  },
  {
    id: "build-output",
    label: "compiler and test output",
    private: 1,
    writers: 0,
    readers: 0,
    words: `
      build_output
      code_coverage
      compile_error
      console_output
      coverage
      lint_error
      stack_trace
      test_output
      type_error
      编译
    `,
  },
];
