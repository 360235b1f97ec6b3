-- Files that people add to something, such as photos to a request. What owns a file is known only by its kind and id. The
-- bytes are in the store of files, under 'day/id/'.
create table files (
  id text primary key,
  owner_kind text not null,
  owner_id text not null,
  -- Recognizes a repeated upload.
  upload_key text not null,
  -- 'arriving' until the bytes are stored durably, 'stored' until they are prepared.
  status text not null check (status in ('arriving', 'stored', 'ready', 'refused')),
  -- Why it was refused.
  refusal text,
  -- The folder in the store: the day of the first upload.
  day date not null,
  -- Whose upload it is: a later one with the same key takes over.
  attempt text not null,
  -- When the upload began that may still be under way.
  arriving_since timestamptz not null,
  description text,
  shared boolean not null default true,
  -- Of the largest stored size, in pixels.
  width integer,
  height integer,
  placeholder text,
  created_at timestamptz not null,
  unique (owner_kind, owner_id, upload_key)
);
create index files_arriving on files (arriving_since) where status = 'arriving';
