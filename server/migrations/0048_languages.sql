-- The language in which somebody is written to: 'en' or 'es'. Whoever is known already has been written to in English.
alter table users add column language text not null default 'en';
alter table registrations add column language text not null default 'en';
alter table service_requests add column language text not null default 'en';
alter table contractors add column language text not null default 'en';
-- The customer's, of an appointment without a request.
alter table appointments add column language text not null default 'en';
-- The donor's: the receipt is mailed when the provider says that the money has come in.
alter table payments add column language text not null default 'en';
alter table support_conversations add column language text not null default 'en';
