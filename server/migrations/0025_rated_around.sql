-- Best rated first around a point: those with reviews are few, and are read without all the others, from the index alone.
create index contractor_trades_rated_around on contractor_trades using gist (trade, pos)
  include (contractor_id, premium, rating, reviews) where rating is not null;
