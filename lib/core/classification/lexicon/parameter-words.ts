import { stems } from "./terms";

/** Words in the names of arguments that say more than the argument's role does. By stem. */

/** Arguments in which a command is typed. */
export const COMMANDS = stems(`
  bash
  cmd
  command
  script
  shell
`);

/** Arguments that say where something is reported later: “callback_url”, “notify_url”, “statusCallback”. */
export const CALLED_LATER = stems(`
  callback
  delivery
  hook
  notification
  notify
  postback
  webhook
`);

/** What is passed on to another tool as it is. */
export const PASSED_ON = stems(`
  args
  arguments
  data
  message
  parameters
  params
  payload
`);

/** People who are invited. */
export const GUESTS = stems(`
  attendees
  guests
  invitees
`);

/** Where a result is put: “output_path”, “saveDir”. */
export const PUT = stems(`
  dest
  destination
  download
  dump
  export
  out
  output
  save
  target
`);

/** A place on a disk. */
export const PATHS = stems(`
  dir
  directory
  file
  filename
  filepath
  folder
  location
  path
`);

/** Arguments that select the operation. */
export const OPERATIONS = stems(`
  action
  method
  op
  operation
  subcommand
  subtool
`);

/** The last word of an argument's name if it is an address, be it of a page, a picture or a recording. */
export const ADDRESS_ENDS = stems(`
  uri
  url
`);
