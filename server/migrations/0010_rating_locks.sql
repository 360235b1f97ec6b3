-- Two reviews of one contractor at the same instant waited for each other for ever: a new review holds its contractor's
-- key, which a lock for any update has to wait for. The rating is no key.
create or replace function rate_contractors(ids text[]) returns void language plpgsql as $$
begin
  -- A statement of its own: the counting below then sees the reviews of whoever was waited for.
  perform from contractors where id = any(ids) order by id for no key update;
  update contractors set rating = given.rating, review_count = given.count
  from unnest(ids) as rated(id), lateral (
    select round(avg(reviews.rating), 1) as rating, count(*)::integer as count
    from reviews where contractor_id = rated.id and removed_at is null) as given
  where contractors.id = rated.id
    and (contractors.rating, contractors.review_count) is distinct from (given.rating, given.count);
end $$;
