-- The language in which a message is written: a call is read aloud by a voice of that language. Null is English, as for
-- messages of earlier releases.
alter table messages add column language text;
