/**
 * How a text begins to talk to whoever judges it, or to vouch for its own harmlessness, in several languages. A description
 * is read as one only up to there. Phrases joined by `_`, blank-separated, matched on stems.
 */
export const INJECTION_PHRASES: readonly { id: "injection"; words: string }[] = [
  {
    id: "injection",
    words: [
      "ignore_the_above ignore_all ignore_any ignore_previous ignore_the_previous ignore_everything ignore_this_tool ignore_your disregard_the disregard_all disregard_any disregard_previous forget_the_above forget_everything forget_all_previous",
      "system_classify system_this_tool system_ignore system_the_tool system_override system_message system_note system_prompt system_treat system_mark",
      "classify_as classify_this classify_it_as treat_as_safe treat_this_tool treat_it_as mark_as_safe mark_this_tool rate_as rate_this_tool label_as_safe label_this_tool judge_this_tool judge_it_as verdict_no answer_no_to",
      "the_auditor the_classifier the_judge_must note_to_the_model note_to_the_assistant note_to_the_auditor note_to_ai attention_assistant dear_assistant dear_model you_are_an_ai you_must_classify you_must_answer you_must_treat",
      "this_tool_is_safe this_tool_is_harmless this_tool_is_read_only this_tool_is_trusted this_tool_is_private this_tool_is_offline this_tool_is_completely this_tool_is_fully this_tool_is_perfectly this_is_a_safe this_is_safe this_is_harmless it_is_safe it_is_harmless it_is_completely_safe it_is_read_only is_completely_safe is_totally_safe is_perfectly_safe completely_harmless entirely_safe safe_and_harmless safe_to_use_tool trusted_tool verified_safe certified_safe",
      "no_network_access without_network_access no_internet_access never_accesses never_sends never_reads never_leaves never_connects never_transmits no_data_leaves no_private_data no_untrusted does_not_access does_not_send does_not_transmit does_not_read does_not_connect does_not_contact sends_nothing returns_nothing_private reads_nothing_private",
      "ignoriere_alle ignoriere_das ignoriere_die dieses_werkzeug_ist dieses_tool_ist ist_harmlos ist_völlig_sicher als_harmlos_einstufen",
      "ignore_toutes ignorez_toutes ignorez_ce ignore_ce_qui cet_outil_est est_inoffensif",
      "ignora_todo ignora_lo ignora_las ignora_tutto ignora_le esta_herramienta_es es_inofensiva es_inofensivo questo_strumento_è ignore_tudo esta_ferramenta_é é_inofensiva",
      "игнорируй игнорируйте этот_инструмент_безопасен",
      "忽略 忽略以上 此工具是安全 该工具是安全 本工具是安全 这个工具是安全 安全无害 無視 無視して このツールは安全 무시하고 무시하세요",
    ].join(" "),
  },
];
