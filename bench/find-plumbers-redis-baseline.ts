import Fastify from 'fastify';
import { connectRedis } from './redis-client.ts';

/** A bare route on Redis: a set for each trade and tier, searched nearest first; it returns only ids. */
const redis = await connectRedis(Number(process.env.REDIS_PORT));
const LIMIT = 20;

const nearest = async (key: string, { longitude, latitude }: Query, count: number): Promise<string[]> => {
  const around = ['FROMLONLAT', longitude, latitude, 'BYRADIUS', 60, 'mi'];
  return (await redis.send('GEOSEARCH', key, ...around, 'ASC', 'COUNT', count)) as string[];
};

interface Query {
  readonly serviceType: string;
  readonly latitude: string;
  readonly longitude: string;
}

const app = Fastify();
app.get<{ Querystring: Query }>('/api/find-plumbers', async ({ query }) => {
  const featured = await nearest(`${query.serviceType}:1`, query, LIMIT);
  const others = featured.length < LIMIT ? await nearest(`${query.serviceType}:0`, query, LIMIT - featured.length) : [];
  return [...featured, ...others];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
