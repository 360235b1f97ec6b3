-- What the product says about money and messages is stored as a kind with its values, such as
-- {"kind": "bad-connection", "report": "unreachable"}, and put into the reader's language when it is shown. The English
-- text beside it is still written, because the previous release reads it. A row without a kind shows its text: it is
-- from an earlier release, or somebody else's words (an operator's, a donor's, a provider's).
alter table refunds add column reason_kind jsonb;
alter table payments add column description_kind jsonb;
alter table ledger_entries add column description_kind jsonb;
alter table messages add column status_reason_kind jsonb;

-- The provider's code of the last decline. Its text, in 'decline', is shown for codes that we have no words for. While
-- the previous release runs beside this one, it replaces the text alone, so the code may be that of the decline before.
alter table payments add column decline_code text;

-- The kind of work that a review is about. 'service_type' names it in English ('Plumbing repair'); imported reviews and
-- those of earlier releases have nothing else.
alter table review_invitations add column work_type text, add column project_type text;
alter table reviews add column work_type text, add column project_type text;
