import { BOB_PATH } from '../../ui/plumb-bob.tsx';

/** A house with its pipes and a house being framed, defined once and used in both drawings. */
export function Drawings() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        <g id="house">
          <g fill="none" stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
            <path d="M20 170V88L140 14l120 74v82" fill="var(--surface)" />
            <path d="M8 95.5 140 14l132 81.5" strokeWidth="2.4" />
            <path d="M20 128h240M152 128v42M160 88v40M20 88h240" strokeWidth="1.2" />
            <path d="M204 52.5V30h16v32.4" fill="var(--surface)" />
            <path d="M34 170v-30h26v30" strokeWidth="1.2" />
            <path d="M55 156h.1" strokeWidth="2.4" />
            <path d="M40 98h26v20H40zM108 98h26v20h-26z" strokeWidth="1.2" />
            <path d="M53 98v20M40 108h26M121 98v20M108 108h26" strokeWidth="1" />
            <path d="M178 112h50c0 10-4 14-10 14h-30c-6 0-10-4-10-14z" fill="var(--surface)" />
            <path d="M222 112v-12h-8" strokeWidth="1.4" />
            <rect x="228" y="136" width="20" height="34" rx="5" fill="var(--surface)" />
            <path d="M233 146h10" strokeWidth="1" />
            <path d="M164 148h44v22h-44z" fill="var(--surface)" strokeWidth="1.2" />
            <path d="M172 148c0 7 5 9 9 9s9-2 9-9" strokeWidth="1.2" />
            <path d="M194 148v-8h-9" strokeWidth="1.4" />
            <path d="M76 134h18v14H76zM81 138v6M85 138v6M89 138v6M85 134v-6" strokeWidth="1" />
          </g>
          <g fill="none" stroke="var(--plumb-ink)" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
            <path d="M238 136V90M238 104h-12M214 126v14h24M181 157v5h7v-4h14v-18h22" />
            <path d="M181 170v12c0 5 4 6 8 6h80" />
          </g>
          <path d="M186 162c2.6 3.8 3.6 5 3.6 6.6a3.6 3.6 0 0 1-7.2 0c0-1.6 1-2.8 3.6-6.6z" fill="var(--plumb-ink)" />
        </g>
        <g id="framing">
          <g fill="none" stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
            <path
              d="M20 92v78M46 92v78M72 92v78M98 92v78M124 92v78M150 92v78M176 92v78M202 92v78M228 92v78M254 92v78M280 92v78"
              strokeWidth="3"
            />
            <path d="M14 88h272M14 92h272M14 170h272" strokeWidth="2" />
            <path
              d="M150 20v68M14 88 150 20l136 68M48 71v17M82 54v34M116 37v51M184 37v51M218 54v34M252 71v17"
              strokeWidth="1.8"
            />
            <path d="M98 122h52M98 170v-48M150 170v-48" strokeWidth="3" />
            <path d="M20 118 46 144M254 144l26-26" strokeWidth="1.4" />
            <path
              d="M176 176 222 66M190 176l46-110M181 164h14M186 152h14M191 140h14M196 128h14M201 116h14M206 104h14M211 92h14M216 80h14"
              strokeWidth="1.4"
            />
          </g>
          <path d="M14 187h272M14 182v10M286 182v10M150 184.500v5" fill="none" stroke="var(--ink-3)" />
        </g>
        <path id="bob" d={BOB_PATH} fill="var(--brass)" stroke="var(--paper)" />
      </defs>
    </svg>
  );
}

/** Wide: both houses on one ground line, with trees, an air conditioner and a stack of lumber. */
export function WideScene() {
  return (
    <svg viewBox="60 -4 1160 214" className="mt-11 hidden h-auto w-full overflow-visible lg:block" aria-hidden="true">
      <path d="M-900 176h3200v90H-900z" fill="var(--sunken)" />
      <path d="M-900 176h3200" stroke="var(--ink)" strokeWidth="1.6" />
      <use href="#house" transform="translate(150 6)" />
      <g transform="translate(150 6)" fill="none" stroke="var(--ink)" strokeWidth="1.2">
        <path d="M276 148h28v22h-28z" fill="var(--surface)" />
        <circle cx="290" cy="159" r="7" />
        <path d="M290 152v14M283 159h14M285 154l10 10M295 154l-10 10" strokeWidth=".9" />
      </g>
      <use href="#framing" transform="translate(790 6)" />
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.2">
        <path
          d="M306 170h64v-6h-64zM312 164h60v-6h-60zM306 158h56v-6h-56z"
          transform="translate(790 6)"
          strokeLinejoin="round"
        />
        <path d="M108 176v-40M90 128a18 26 0 1 1 36 0c0 14-8 20-18 20s-18-6-18-20z" />
        <path d="M524 176v-26M512 142a12 18 0 1 1 24 0c0 9-5 13-12 13s-12-4-12-13z" />
      </g>
    </svg>
  );
}

/** Wide: the plumb line between the two halves, from the header to just above the ground. */
export function WideLine() {
  return (
    <svg width="28" className="hero-line" aria-hidden="true">
      <line x1="14" x2="14" y1="0" y2="100%" stroke="var(--ink)" strokeWidth="1.5" />
      <svg x="14" y="100%" className="overflow-visible">
        <use href="#bob" transform="scale(2.3)" />
      </svg>
    </svg>
  );
}

/** Narrow: the same, smaller, with the line starting at the second path. */
export function NarrowScene() {
  return (
    <svg viewBox="0 0 390 128" className="mt-4 block h-auto w-full overflow-visible lg:hidden" aria-hidden="true">
      <path d="M-400 104h1200v24H-400z" fill="var(--sunken)" />
      <path d="M-400 104h1200" stroke="var(--ink)" strokeWidth="1.4" />
      <use href="#house" transform="translate(6 -2) scale(.625)" />
      <use href="#framing" transform="translate(202 -2) scale(.625)" />
      <path d="M195-14v84" stroke="var(--ink)" strokeWidth="1.5" />
      <use href="#bob" transform="translate(195 84) scale(1.15)" />
    </svg>
  );
}
