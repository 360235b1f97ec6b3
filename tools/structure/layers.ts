import { isTest, kindInDomain, mayUseDomain, type Place, placeOf } from './place.ts';
import type { SourceFile } from './source-file.ts';
import { domainOrder } from './vocabulary.ts';

/** Returns a sentence for each import that violates the order of the layers. */
export function layerProblems(file: SourceFile): string[] {
  const problems = file.imports.flatMap(({ specifier, target, typeOnly }) => {
    if (/^@plumbline\/(server|web)\b/.test(specifier))
      return [`imports '${specifier}': inside the house only the contract is imported by name`];
    const problem = target && crossing(file.path, target, typeOnly);
    return problem ? [`imports ${target}: ${problem}`] : [];
  });
  return [...new Set(problems)];
}

function crossing(path: string, target: string, typeOnly: boolean): string | undefined {
  const user = placeOf(path);
  const used = placeOf(target);
  if (user.zone === 'outside') return undefined;
  if (used.zone === 'outside') {
    if (!/^(?:tools|bench|e2e)\//.test(target)) return undefined;
    return 'the product does not depend on tools, benches or end-to-end tests; move what both need into the product';
  }
  if (side(user) !== side(used) && side(used) !== 'contract') {
    return `${side(user)} and ${side(used)} meet only in contract/; move what both need to contract/src`;
  }
  if (isTest(path) || (typeOnly && sameFolderOfDomain(user, used))) return undefined;
  return side(used) === 'contract' ? intoContract(user, used) : rules[side(user)](user, used, path, target);
}

const side = ({ zone }: Place) => zone.split('-')[0] as 'contract' | 'server' | 'web';

const order = () => domainOrder.map((row) => row.join(' · ')).join(' → ');

const leftwards = (user: string, used: string) =>
  `${user} may not use ${used} (order: ${order()}). Publish an event through the outbox and connect it in server/src/app/compose/subscriptions.ts, ` +
  'or compose both in web/src/routes';

function intoContract(user: Place, used: Place): string | undefined {
  if (used.zone !== 'contract-domain') return undefined;
  if (user.zone === 'contract-kernel' || user.zone === 'server-kernel') {
    return `the kernel knows no domain; move this code to domains/${used.domain}, or what it needs to contract/src/kernel`;
  }
  if ((user.zone === 'contract-domain' || user.zone === 'server-domain') && !mayUseDomain(user.domain, used.domain)) {
    return leftwards(user.domain, used.domain);
  }
  return undefined;
}

/** Within a domain, a type may come from any file, because types don't run. */
const sameFolderOfDomain = (user: Place, used: Place) =>
  user.zone === 'server-domain' && used.zone === 'server-domain' && user.domain === used.domain;

type Rule = (user: Place, used: Place, path: string, target: string) => string | undefined;

const serverRule: Rule = (user, used, path, target) => {
  switch (user.zone) {
    case 'server-kernel':
      return used.zone === 'server-kernel'
        ? undefined
        : 'the kernel knows neither domains nor the app; pass it in as an argument or a port';
    case 'server-domain':
      if (used.zone === 'server-app')
        return 'a domain does not know the app; say what it needs in ports.ts and let server/src/app implement it';
      if (used.zone === 'server-seeds') return 'seeds use domains, not the other way round';
      if (used.zone !== 'server-domain') return undefined;
      return used.domain === user.domain
        ? withinDomain(path, target)
        : betweenDomains(user.domain, used.domain, path, target);
    default:
      return undefined;
  }
};

const betweenDomains = (user: string, used: string, path: string, target: string) => {
  if (!mayUseDomain(user, used)) return leftwards(user, used);
  const sample = /\/(?:fixtures|seed)\.ts$/;
  if (target.endsWith('/public.ts') || (sample.test(path) && sample.test(target))) return undefined;
  return `other domains are used only through their public.ts; export it from server/src/domains/${used}/public.ts`;
};

/** Within a domain: what each kind of file must not import, and where its code belongs instead. */
const apart: Readonly<Record<string, { readonly from: readonly string[]; readonly because: string }>> = {
  tables: { from: ['store', 'use-cases', 'routes', 'public'], because: 'tables.ts only describes tables' },
  columns: {
    from: ['tables', 'store', 'use-cases', 'routes', 'public'],
    because: 'columns.ts is data that checks read, too; of tables.ts it takes types alone',
  },
  store: {
    from: ['use-cases', 'routes', 'public'],
    because: 'store/ answers queries; what decides belongs in use-cases/',
  },
  policy: {
    from: ['tables', 'store', 'use-cases', 'routes', 'public'],
    because: 'policy.ts is pure; load the thing in the use case and pass it in',
  },
  views: {
    from: ['tables', 'store', 'use-cases', 'routes', 'public'],
    because: 'views.ts is pure; load the thing in the use case and pass it in',
  },
  notifications: {
    from: ['tables', 'store', 'use-cases', 'routes', 'public'],
    because: 'notifications.ts is pure; pass in what the messages need',
  },
  rules: {
    from: ['tables', 'store', 'use-cases', 'routes', 'public'],
    because: 'rules/ are pure; load the thing in the use case and pass it in',
  },
  'use-cases': { from: ['tables', 'routes', 'public'], because: 'a use case asks store/ for rows and knows no HTTP' },
  routes: {
    from: ['tables', 'store'],
    because: 'routes.ts only mounts endpoints; put the work in use-cases/<verb>.ts',
  },
};

function withinDomain(path: string, target: string): string | undefined {
  const rule = apart[kindInDomain(path)];
  return rule?.from.includes(kindInDomain(target)) ? rule.because : undefined;
}

const webRule: Rule = (user, used) => {
  if (user.zone === 'web-routes' || user.zone === 'web-entry') return undefined;
  if (used.zone === 'web-routes' || used.zone === 'web-entry')
    return 'only routes may use routes; pass it in as a prop, or move it to web/src/lib';
  if (used.zone !== 'web-domain') return undefined;
  if (user.zone !== 'web-domain')
    return `${user.zone.replace('-', '/src/')} knows no domain; move this code to web/src/domains/${used.domain}`;
  if (user.domain === used.domain) return undefined;
  return 'web domains do not know each other; compose them in web/src/routes, or move what both need to web/src/ui or web/src/lib';
};

const contractRule: Rule = () => undefined;

const rules: Readonly<Record<ReturnType<typeof side>, Rule>> = {
  contract: contractRule,
  server: serverRule,
  web: webRule,
};
