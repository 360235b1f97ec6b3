import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './map.words.es.ts';

export const en = {
  title: 'Project Map',
  lead: 'Louisville Metro & Surrounding Counties',
  toList: 'To the list of projects',
  list: 'Projects',
  map: 'map',
  loading: 'Loading...',
  shown: (matching: string, total: number, formatted: string) =>
    plural('en', total, {
      one: `${matching} of ${formatted} project shown`,
      other: `${matching} of ${formatted} projects shown`,
    }),
  hint: {
    title: 'Two fingers move the map',
    text: 'One finger scrolls the page. Tap the map to hold it.',
  },
  letGo: 'Map Held: Let Go',
  fit: 'Fit the Map to What Matches',
  failed: "The map couldn't be loaded",
  keys: 'Arrow keys move the map, plus and minus zoom, 0 resets the view. Tab leads to the markers.',
  noData: 'No Project Data Available',
  scraped: 'Projects are scraped from Louisville area sources.',
  noneFits: 'None of them match these filters.',
  controls: {
    show: 'Show Controls',
    hide: 'Hide Controls',
    search: 'Search projects on the map',
    searchHint: 'Search by title, location...',
    status: 'Status on the map',
    allStatuses: 'All Statuses',
    severalStatuses: (count: string) => `${count} statuses`,
    resetFilters: 'Reset Filters',
    resetView: 'Reset View',
    hint: 'Pinch or scroll to zoom, drag to move: with two fingers on a touch screen. With the keyboard: arrows, plus and minus.',
  },
  legend: 'Legend',
  several: 'Several projects',
  counters: {
    openForBids: 'Open for Bids',
    plumbingJobs: 'Plumbing Jobs',
    commercial: 'Commercial',
    residential: 'Residential',
  },
  marker: { plumbing: 'plumbing required', unplaced: 'location unknown', isNew: 'new since your last visit' },
  closeTogether: (count: string) => `${count} projects close together`,
  newest: (count: string) => `The newest ${count}. Use a filter to see fewer.`,
  samePlace: 'They are at the same place, or beyond the edge of the map.',
  loadingProjects: 'Loading the projects',
  close: 'Close',
  unplaced: 'Its location is unknown, so the marker is only a placeholder.',
  schematic: {
    title: 'Project Locations - Louisville Metro Area',
    source: 'Original Source',
    view: 'Map of projects in Jefferson, Oldham, Bullitt and Spencer counties',
    unplaced: (count: string) => `${count} without a known location, in the list only.`,
    elsewhere: (count: string) => `${count} in other areas, in the list and on the street map.`,
    miles: (miles: string) => `${miles} mi`,
  },
  street: {
    title: 'Louisville Construction Projects - Street Map',
    source: 'Source',
    view: 'Street map of projects around Louisville',
    noWebgl: "This browser can't draw streets because it has no WebGL. The map shows only counties and projects.",
    outlines: 'Streets are not loaded: counties and projects only.',
    unplaced: (count: string) => `${count} without a known location, as hollow markers.`,
    someUnplaced: (count: string, shown: string) =>
      `${count} without a known location, ${shown} of them as hollow markers.`,
    openStreetMap: 'OpenStreetMap contributors',
    streets: 'Map of the streets',
    attribution: 'Show or hide where the map comes from',
  },
};

/** The two maps of projects, and the page that has both. */
export const mapWords = inLanguages({ en, es });
