import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRequest, requestFor } from './project-map-query.ts';
import { schematicKind } from './schematic-kind.ts';

const area = { west: -85.9, south: 38.11, east: -85.5, north: 38.4 };

describe('what is asked for a view', () => {
  it('holds the view, and little more', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -86.5, max: -85, noNaN: true }),
        fc.double({ min: 37.5, max: 38.5, noNaN: true }),
        fc.double({ min: 8, max: 16, noNaN: true }),
        (west, south, zoom) => {
          const degrees = 600 * (360 / 256 / 2 ** zoom);
          const view = { west, south, east: west + degrees, north: south + degrees };
          const asked = requestFor(view, zoom).area;
          if (!asked) throw new Error('Nothing is asked');
          expect(asked.west).toBeLessThanOrEqual(view.west);
          expect(asked.east).toBeGreaterThanOrEqual(view.east);
          expect(asked.south).toBeLessThanOrEqual(view.south);
          expect(asked.north).toBeGreaterThanOrEqual(view.north);
          expect((asked.east - asked.west) / degrees).toBeLessThan(1.4);
        },
      ),
    );
  });

  it('is the same after a small move', () => {
    const moved = { west: area.west + 0.002, south: area.south + 0.002, east: area.east + 0.002, north: area.north };
    expect(requestFor(moved, 11.1)).toEqual(requestFor(area, 11));
  });

  it('is everything where the view shows everything', () => {
    expect(requestFor(undefined, 10.4)).toEqual({ area: undefined, zoom: 10.5 });
  });

  it('before the map is laid out, is what its nominal size shows at the start or at the address’s position', () => {
    const { start, nominal } = schematicKind;
    expect(firstRequest(schematicKind)).toEqual(
      requestFor(schematicKind.areaInView(start, nominal), schematicKind.webZoom(start, nominal)),
    );
    const closer = firstRequest(schematicKind, { ...start, zoom: 3 });
    expect(closer.zoom).toBeGreaterThan(firstRequest(schematicKind).zoom);
    expect(closer.area?.west).toBeGreaterThan(firstRequest(schematicKind).area?.west ?? 0);
  });
});
