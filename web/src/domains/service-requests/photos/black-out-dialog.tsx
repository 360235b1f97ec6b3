import { CircleAlert, Info, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Note } from '../../../ui/note.tsx';
import { blackOutWords } from './black-out.words.ts';
import { type Box, boxAfter, firstBox, type Mark, type Point, paintMarks } from './marks.ts';
import { drawn } from './send-photo.ts';

const words = here(blackOutWords);

/** Shares of the photo's longer side. */
const BRUSHES = { small: 0.02, medium: 0.05, large: 0.1 } as const;
type Brush = keyof typeof BRUSHES;

const QUALITY = 0.92;

export interface BlackOutDialogProps {
  /** The chosen photo. Nothing of it is sent. */
  file: Blob;
  onClose: () => void;
  /** By default, 'Add photo'. */
  saveLabel?: string;
  /** Called with what is to be sent. */
  onSave: (photo: Blob) => void;
}

/** Blacks out parts of a photo on this device, with a finger, a mouse or keys. */
export function BlackOutDialog({ file, onClose, saveLabel = words.save, onSave }: BlackOutDialogProps) {
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [brush, setBrush] = useState<Brush>('medium');

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
      const opened = image && drawn(image);
      image?.close();
      if (!isGone) setPhoto(opened);
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [file]);

  const save = () => {
    if (!photo) return;
    const paper = photo.getContext('2d');
    if (!paper) return;
    paintMarks(paper, marks);
    photo.toBlob((blob) => blob && onSave(blob), 'image/jpeg', QUALITY);
  };

  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button big onClick={onClose}>
            {words.cancel}
          </Button>
          <Button big variant="primary" disabled={!photo} onClick={save}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {photo === undefined && <p role="status">{words.loading}</p>}
      {photo === null && (
        <Note icon={CircleAlert} tone="red" role="alert">
          {words.unreadable}
        </Note>
      )}
      {photo && (
        <div className="grid gap-3">
          <Painting photo={photo} marks={marks} brush={brush} onMark={(mark) => setMarks((all) => [...all, mark])} />
          <div className="flex flex-wrap gap-2">
            <fieldset className="flex">
              <legend className="sr-only">{words.brush}</legend>
              {(Object.keys(BRUSHES) as Brush[]).map((size) => (
                <Button key={size} aria-pressed={size === brush} onClick={() => setBrush(size)} className={PRESSED}>
                  {words.sizes[size]}
                </Button>
              ))}
            </fieldset>
            <Button
              icon={Undo2}
              disabled={marks.length === 0}
              className="ml-auto"
              onClick={() => setMarks((all) => all.slice(0, -1))}
            >
              {words.undo}
            </Button>
          </div>
          <p role="status" className="text-meta text-ink-2 empty:hidden">
            {marks.length > 0 && words.marked(marks.length)}
          </p>
          <IconLine icon={Info} className="text-meta text-ink-2">
            {words.promise}
          </IconLine>
          <p className="text-meta text-ink-3 max-lg:hidden">{words.keys}</p>
        </div>
      )}
    </Dialog>
  );
}

const PRESSED = 'aria-pressed:border-plumb aria-pressed:bg-plumb-tint aria-pressed:text-plumb-ink';

interface PaintingProps {
  photo: HTMLCanvasElement;
  marks: readonly Mark[];
  brush: Brush;
  onMark: (mark: Mark) => void;
}

/** The photo with what is black, and the rectangle that keys move. */
function Painting({ photo, marks, brush, onMark }: PaintingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stroke, setStroke] = useState<readonly Point[] | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  const { width, height } = photo;
  const thickness = BRUSHES[brush] * Math.max(width, height);

  useEffect(() => {
    const paper = canvas.current?.getContext('2d');
    if (!paper) return;
    paper.drawImage(photo, 0, 0);
    paintMarks(paper, stroke === null ? marks : [...marks, { kind: 'stroke', points: stroke, thickness }]);
    if (box === null) return;
    paper.lineWidth = Math.max(width, height) / 150;
    paper.strokeStyle = '#fff';
    paper.strokeRect(box.x, box.y, box.width, box.height);
    paper.setLineDash([paper.lineWidth * 3]);
    paper.strokeStyle = '#000';
    paper.strokeRect(box.x, box.y, box.width, box.height);
    paper.setLineDash([]);
  }, [photo, marks, stroke, thickness, box, width, height]);

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const shown = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - shown.left) * width) / shown.width,
      y: ((clientY - shown.top) * height) / shown.height,
    };
  };
  const end = () => {
    if (stroke !== null) onMark({ kind: 'stroke', points: stroke, thickness });
    setStroke(null);
  };
  const press = (event: KeyboardEvent) => {
    const current = box ?? firstBox(photo);
    const moved = boxAfter(current, event.key, event.shiftKey, photo);
    if (moved) setBox(moved);
    else if (event.key === 'Enter' || event.key === ' ') onMark({ kind: 'box', box: current });
    else return;
    event.preventDefault();
  };

  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- its name tells its keys
      role="application"
      aria-label={words.canvas}
      className="mx-auto h-auto max-h-[55dvh] max-w-full cursor-crosshair touch-pinch-zoom rounded"
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke([pointOf(event)]);
      }}
      onPointerMove={(event) => {
        if (event.isPrimary && stroke !== null) setStroke([...stroke, pointOf(event)]);
      }}
      onPointerUp={end}
      onPointerCancel={() => setStroke(null)}
      onKeyDown={press}
      onFocus={(event) => setBox(event.currentTarget.matches(':focus-visible') ? firstBox(photo) : null)}
      onBlur={() => setBox(null)}
    />
  );
}
