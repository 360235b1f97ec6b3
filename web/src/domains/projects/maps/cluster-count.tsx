import clsx from 'clsx';

export const isLarge = (count: number): boolean => count >= 100;

/** '12', '1.5k'. */
export const countText = (count: number) =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0).replace(/\.0$/, '')}k`;

/** The face of several projects that lie close together. */
export function ClusterCount({ count }: { count: number }) {
  return <span className={clsx('map-cluster num', isLarge(count) && 'map-cluster-large')}>{countText(count)}</span>;
}
