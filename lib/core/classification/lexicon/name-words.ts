import { stems } from "./terms";

/** Words whose reading depends on where they stand in a name or sentence. By stem. */

/** Verbs that are just as often nouns: they count only if there is no plain verb in the name or the first sentence. */
export const AMBIGUOUS_VERBS = stems(`
  about
  all
  answer
  average
  backup
  bid
  book
  branch
  cache
  call
  charge
  chat
  check
  close
  comment
  commit
  count
  deposit
  design
  detail
  display
  draft
  draw
  email
  export
  fax
  follow
  form
  format
  grant
  hash
  health
  help
  index
  info
  information
  invite
  label
  like
  link
  load
  log
  mail
  mark
  mouse
  next
  open
  order
  overview
  page
  pin
  plan
  play
  plot
  post
  press
  previous
  profile
  prompt
  rank
  rate
  reason
  record
  release
  report
  request
  review
  ring
  round
  schedule
  screenshot
  share
  sms
  snapshot
  stage
  star
  status
  store
  stream
  sum
  tag
  tap
  test
  text
  tip
  total
  track
  transfer
  trigger
  type
  view
  vote
  watch
`);

/** Of these, words that are nouns even at the start of a name: “store_list”. */
export const NOUNS_EVEN_FIRST = stems(`
  fax
  form
  index
  log
  mail
  report
  review
  ring
  sms
  store
  text
`);

/** Words that are verbs at the start of a name, whatever they may be elsewhere. */
export const VERBS_FIRST = stems(`
  check
  display
  export
  load
  mark
  track
  trigger
  view
`);

/** Plain verbs that are nouns as well where something stands before them: “pipelines_build” retrieves build data when its sentence says so. */
export const NOUNS_BEHIND = stems(`
  add
  alert
  broadcast
  build
  change
  clone
  download
  estimate
  evaluate
  explain
  find
  import
  insert
  match
  monitor
  query
  record
  register
  resume
  run
  search
  switch
  transfer
  update
  upload
  watch
  write
`);

/** Verbs that begin the names of things: “pull request”, “merge request”, “build log”. */
export const VERBS_IN_NOUNS = stems(`
  build
  call
  change
  check
  log
  merge
  post
  pull
  read
  review
  run
  search
  test
  watch
`);

/** Nouns that stand before others in names, although they can be verbs: “book_reviews”, “order_items”. */
export const NOUNS_BEFORE_NOUNS = stems(`
  book
  call
  chat
  comment
  email
  form
  log
  mail
  message
  order
  page
  prompt
  record
  score
  text
  trade
`);

/** What follows one of these in a name is no verb: “mark_as_read”, “pokemon_by_type”, “how_to_use”. */
export const BEFORE_NOUNS = stems(`
  as
  by
  for
  from
  of
  per
  to
  with
`);

/** What one writes to people: a verb only before those who are addressed, or alone with a recipient and a text to choose. */
export const LETTERS = stems(`
  fax
  mail
  page
  ring
  sms
  text
`);

/** Those who are written to. */
export const WRITTEN_TO = stems(`
  admin
  all
  client
  contact
  customer
  doctor
  driver
  engineer
  everyone
  friend
  guest
  lead
  manager
  me
  member
  number
  on
  oncall
  owner
  parent
  patient
  person
  phone
  responder
  somebody
  someone
  staff
  student
  subscriber
  support
  team
  them
  us
  user
`);

/** Verbs that reach people by themselves. */
export const REACHES_PEOPLE = stems(`
  dial
  dm
  email
  fax
  mail
  page
  sms
  text
  tweet
`);

/** Words that open a sentence as nouns or adjectives. */
export const NOUNS_THAT_OPEN = stems(`
  all
  average
  branch
  can
  code
  design
  detail
  draft
  form
  hash
  health
  host
  index
  info
  information
  key
  load
  mouse
  new
  next
  open
  page
  previous
  profile
  prompt
  query
  rank
  select
  stat
  statistic
  sum
  time
  usage
  use
`);

/** What follows a noun in the plural that opens a sentence: “Logs of a container”. */
export const AFTER_NOUNS = stems(`
  about
  by
  for
  from
  in
  of
  on
`);

/** What opens the object of a verb, so that the word before it is no noun: “open a ticket”, “post it”. */
export const BEFORE_OBJECTS = stems(`
  a
  all
  an
  another
  any
  each
  every
  her
  his
  it
  its
  one
  our
  some
  that
  the
  their
  them
  these
  this
  those
  your
`);

/** What stands before the verb of a further clause. */
export const BEFORE_CLAUSES = stems(`
  also
  and
  or
  then
`);

/** Words that only join others. */
export const JOINING = stems(`
  a
  an
  and
  are
  as
  at
  be
  by
  can
  for
  from
  if
  in
  is
  it
  its
  not
  of
  on
  or
  that
  the
  this
  to
  will
  with
  you
  your
`);

/** What ends the head of a name: “list_issues_by_label” lists issues. */
export const PREPOSITIONS = stems(`
  and
  at
  by
  for
  from
  in
  near
  of
  on
  per
  to
  with
  within
`);

/** Words of transport and packaging, which say nothing about what a server is. */
export const PACKAGING = stems(`
  ai
  api
  app
  demo
  dev
  http
  live
  local
  mcp
  modelcontextprotocol
  my
  official
  prod
  proxy
  reference
  remote
  server
  service
  simple
  sse
  stdio
  test
  the
  tool
  unofficial
  v1
  v2
  v3
`);

/** Heads of names whose results are numbers, enumerations, identifiers or settings. */
export const FIGURES = stems(`
  address
  analytics
  apr
  apy
  availability
  available
  balance
  capability
  category
  config
  configuration
  connection
  contribution
  coordinate
  cost
  count
  currency
  date
  delegate
  device
  dimension
  directory
  distance
  duration
  elevation
  fee
  field
  follower
  forecast
  format
  gas
  health
  hierarchy
  holder
  holiday
  id
  identifier
  impression
  indicator
  key
  kind
  label
  language
  license
  limit
  link
  location
  metric
  mode
  number
  odds
  option
  parameter
  permission
  platform
  popularity
  port
  price
  pricing
  progress
  quota
  quote
  ranking
  rate
  region
  role
  schedule
  schema
  score
  session
  setting
  size
  stage
  stat
  state
  statistics
  status
  structure
  style
  supply
  supported
  tag
  temperature
  tempo
  term
  time
  timezone
  total
  traffic
  tvl
  type
  unit
  url
  usage
  version
  volume
  weather
  whoami
  workspace
  zone
`);

/** What a search goes by, not what it finds: “search_category” finds what is in a category. */
export const CRITERIA = stems(`
  address
  category
  date
  field
  id
  identifier
  key
  kind
  label
  language
  link
  location
  region
  status
  style
  tag
  time
  type
  url
  zone
`);

/** Words that say nothing about what a result consists of: the figures of “get_pricing_details” are prices. */
export const TAILS = stems(`
  data
  detail
  info
  information
`);
