import { Trade } from '@plumbline/contract/domains/directory/trade.ts';

/**
 * Overture's categories by trade: from the first taxonomy, the newer one, and the basic ones, which often differ only
 * by a plural. Any other category is irrelevant to us: a lamp shop, a school of plumbing.
 */
const byTrade: Readonly<Record<Trade, string>> = {
  plumbing:
    'plumbing plumbing_service plumbing_services backflow_service backflow_services water_heater_installation_repair ' +
    'bathtub_and_sink_repair bathtub_and_sink_repairs septic_service septic_services drain_cleaning ' +
    'water_purification_service water_purification_services',
  electrical:
    'electrician electrical_service electrical_services electrical_contractor solar_installation home_automation ' +
    'generator_installation_repair',
  hvac: 'hvac_service hvac_services hvac heating_and_cooling',
  handyman:
    'handyman handyman_service handyman_services carpenter carpentry_service painting painting_service drywall_service ' +
    'drywall_services furniture_assembly gutter_service door_sales_service mobile_home_repair grout_service ' +
    'wallpaper_installer wallpaper_installers refinishing_service refinishing_services',
  construction:
    'contractor contractors building_contractor building_contractor_service altering_and_remodeling_contractor ' +
    'flooring_contractor flooring_contractors paving_contractor masonry_concrete masonry_contractors roofing roofing_service ' +
    'ceiling_and_roofing_repair_and_service bathroom_remodeling kitchen_remodeling closet_remodeling remodeling_service ' +
    'foundation_repair waterproofing siding stucco_service stucco_services plasterer tiling excavation_service ' +
    'demolition_service insulation_installation windows_installation skylight_installation patio_covers ' +
    'deck_and_railing_sales_service fence_and_gate_sales_service damage_restoration fire_and_water_damage_restoration ' +
    'construction_services',
};

/** The trades of the categories that we know. */
export const tradeOf: ReadonlyMap<string, Trade> = new Map(
  Trade.options.flatMap((trade) => byTrade[trade].split(' ').map((name) => [name, trade] as const)),
);

export interface PlaceCategories {
  /** The older scheme, from before the taxonomy. */
  readonly categories: { readonly primary: string | null; readonly alternate: readonly string[] } | null;
  readonly taxonomy: {
    readonly primary: string | null;
    /** From the most general to the primary one. */
    readonly hierarchy: readonly string[];
    readonly alternates: readonly string[];
  } | null;
  readonly basic: string | null;
}

export interface PlaceTrades {
  readonly trades: readonly Trade[];
  /** The categories in words, 'Water heater installation repair'. */
  readonly specialties: readonly string[];
}

/**
 * Returns the trades of a place. Its main category decides whether it is a contractor at all (a hardware store that
 * also repairs faucets isn't); its other categories add trades. An unknown main category is looked up by those above
 * it, narrowest first, which covers categories that are added later.
 */
export function tradesOfPlace({ categories, taxonomy, basic }: PlaceCategories): PlaceTrades {
  const main = taxonomy?.primary ?? categories?.primary;
  const above = taxonomy?.hierarchy.toReversed() ?? [];
  const known = [main, ...above, basic].find((name) => name != null && tradeOf.has(name));
  if (known == null) return { trades: [], specialties: [] };
  const names = [known, ...(taxonomy?.alternates ?? []), ...(categories?.alternate ?? [])].filter((name) =>
    tradeOf.has(name),
  );
  return {
    trades: Trade.options.filter((trade) => names.some((name) => tradeOf.get(name) === trade)),
    specialties: [...new Set(names.map(inWords))],
  };
}

const inWords = (category: string): string => {
  const words = category.replace(/_services?$/, '').replaceAll('_', ' ');
  return words === 'hvac' ? 'HVAC' : words.charAt(0).toUpperCase() + words.slice(1);
};
