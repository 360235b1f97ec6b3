import type { IconName, SocialImage } from './social-image.ts';

/** The light theme of the web app. */
export const colors = {
  paper: '#faf7f0',
  surface: '#fffefb',
  sunken: '#f1ece1',
  ink: '#14202d',
  quietInk: '#435061',
  faintInk: '#5b6674',
  plumb: '#1a4a80',
  brass: '#b07c22',
  green: '#1f7a49',
} as const;

const { surface, ink, faintInk, plumb, brass, green } = colors;

/** The drawings of the landing page, 300 wide, standing on a ground line at 170. */
export const drawings: Readonly<Record<SocialImage['drawing'], string>> = {
  house: `
    <g fill="none" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M20 170V88L140 14l120 74v82" fill="${surface}"/>
      <path d="M8 95.5 140 14l132 81.5" stroke-width="2.4"/>
      <path d="M20 128h240M152 128v42M160 88v40M20 88h240" stroke-width="1.2"/>
      <path d="M204 52.5V30h16v32.4" fill="${surface}"/>
      <path d="M34 170v-30h26v30" stroke-width="1.2"/>
      <path d="M55 156h.1" stroke-width="2.4"/>
      <path d="M40 98h26v20H40zM108 98h26v20h-26z" stroke-width="1.2"/>
      <path d="M53 98v20M40 108h26M121 98v20M108 108h26" stroke-width="1"/>
      <path d="M178 112h50c0 10-4 14-10 14h-30c-6 0-10-4-10-14z" fill="${surface}"/>
      <path d="M222 112v-12h-8" stroke-width="1.4"/>
      <rect x="228" y="136" width="20" height="34" rx="5" fill="${surface}"/>
      <path d="M233 146h10" stroke-width="1"/>
      <path d="M164 148h44v22h-44z" fill="${surface}" stroke-width="1.2"/>
      <path d="M172 148c0 7 5 9 9 9s9-2 9-9" stroke-width="1.2"/>
      <path d="M194 148v-8h-9" stroke-width="1.4"/>
      <path d="M76 134h18v14H76zM81 138v6M85 138v6M89 138v6M85 134v-6" stroke-width="1"/>
    </g>
    <g fill="none" stroke="${plumb}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M238 136V90M238 104h-12M214 126v14h24M181 157v5h7v-4h14v-18h22"/>
      <path d="M181 170v12c0 5 4 6 8 6h80"/>
    </g>
    <path d="M186 162c2.6 3.8 3.6 5 3.6 6.6a3.6 3.6 0 0 1-7.2 0c0-1.6 1-2.8 3.6-6.6z" fill="${plumb}"/>`,
  framing: `
    <g fill="none" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M20 92v78M46 92v78M72 92v78M98 92v78M124 92v78M150 92v78M176 92v78M202 92v78M228 92v78M254 92v78M280 92v78" stroke-width="3"/>
      <path d="M14 88h272M14 92h272M14 170h272" stroke-width="2"/>
      <path d="M150 20v68M14 88 150 20l136 68M48 71v17M82 54v34M116 37v51M184 37v51M218 54v34M252 71v17" stroke-width="1.8"/>
      <path d="M98 122h52M98 170v-48M150 170v-48" stroke-width="3"/>
      <path d="M20 118 46 144M254 144l26-26" stroke-width="1.4"/>
      <path d="M176 176 222 66M190 176l46-110M181 164h14M186 152h14M191 140h14M196 128h14M201 116h14M206 104h14M211 92h14M216 80h14" stroke-width="1.4"/>
    </g>
    <path d="M14 187h272M14 182v10M286 182v10M150 184.500v5" fill="none" stroke="${faintInk}"/>`,
  street: `
    <g fill="${surface}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M8 170V118l46-34 46 34v52zM200 170V112l46-36 46 36v58z"/>
      <path d="M2 122.5 54 84l52 38.500M194 116.7 246 76l52 40.7" fill="none" stroke-width="2.4"/>
      <path d="M90 170V84L150 34l60 50v86z"/>
      <path d="M82 90.7 150 34l68 56.7" fill="none" stroke-width="2.4"/>
      <path d="M138 170v-36h24v36M30 170v-30h20v30M226 170v-30h20v30M108 104h20v20h-20zM172 104h20v20h-20zM64 132h18v16H64zM262 130h16v18h-16z" stroke-width="1.2"/>
      <path d="M118 104v20M108 114h20M182 104v20M172 114h20M73 132v16M270 130v18" fill="none" stroke-width="1"/>
      <path d="M156 153h.1M45 156h.1M241 156h.1" stroke-width="2.4"/>
    </g>
    <g fill="none" stroke="${plumb}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M22 170v12c0 5 4 6 8 6h258M120 170v18M256 170v18"/>
    </g>`,
};

/** The bob, hanging from the origin, as in the brand's mark. */
export const bob = `<path fill="${brass}" d="M-2.2-12h4.400v3.400h3.100c1 0 1.7.8 1.5 1.800L4.9 3 0 13-4.9 3-6.8-6.800c-.2-1 .5-1.8 1.5-1.800h3.100z"/>`;

/** Icons of lucide, 24 by 24. */
const iconPaths: Readonly<Record<IconName, string>> = {
  'badge-check':
    '<path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/><path d="m16 9-5.5 5.500L8 12"/>',
  banknote:
    '<rect width="20" height="12" x="2" y="6" rx="2"/><circle cx="12" cy="12" r="2"/><path d="M6 12h.01M18 12h.01"/>',
  'calendar-clock':
    '<path d="M16 14v2.200l1.6 1M16 2v3M21 7.338V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2.338M3 9h5.859M8 2v3"/><circle cx="16" cy="16" r="6"/>',
  hammer:
    '<path d="m15 12-9.373 9.373a1 1 0 0 1-3.001-3L12 9M18 15l4-4M21.5 11.500l-1.914-1.914A2 2 0 0 1 19 8.172v-.344a2 2 0 0 0-.586-1.414l-1.657-1.657A6 6 0 0 0 12.516 3H9l1.243 1.243A6 6 0 0 1 12 8.485V10l2 2h1.172a2 2 0 0 1 1.414.586L18.5 14.5"/>',
  'map-pin':
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  star: '<path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.160l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.140a.53.53 0 0 1-.771.560l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.010a.53.53 0 0 1-.77-.560l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.160z"/>',
  users:
    '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87"/><circle cx="9" cy="7" r="4"/>',
};

/** Returns an icon in the color that it has in the web app. */
export function iconOf(name: IconName): string {
  const color = name === 'badge-check' ? green : name === 'star' ? brass : plumb;
  const fill = name === 'star' ? brass : 'none';
  return `<g fill="${fill}" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${iconPaths[name]}</g>`;
}
