import { MAX_SEARCH_LENGTH } from '@plumbline/contract/domains/projects/project-filter.ts';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '../../ui/input.tsx';

const TYPING_MS = 300;

export interface SearchBoxProps {
  /** For those who don't see the placeholder. */
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Words to look for: asks when the typing stops for a moment. */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // Not what was asked here, which arrives a little later, perhaps under further typing: the filter was changed
    // elsewhere, by Back, by a button that clears it, beside the other map.
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }

  const ask = useEffectEvent(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), TYPING_MS, text);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <label className="block">
      <span className="sr-only">{label}</span>
      <Input
        type="search"
        icon={Search}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
        autoComplete="off"
        className="text-ellipsis"
      />
    </label>
  );
}
