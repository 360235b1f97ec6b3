import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { tradeChoices } from '../page/trade-names.ts';

export interface TradeChoiceProps {
  trades: readonly string[];
  onChange: (trades: string[]) => void;
  error: string | undefined;
}

/** Which trades the firm has; at least one. */
export function TradeChoice({ trades, onChange, error }: TradeChoiceProps) {
  return (
    <FieldGroup name="trades" label="Trades" error={error}>
      <div className="grid sm:grid-cols-2">
        {tradeChoices.map(({ trade, name }) => (
          <Checkbox
            key={trade}
            checked={trades.includes(trade)}
            onChange={({ target }) =>
              onChange(target.checked ? [...trades, trade] : trades.filter((one) => one !== trade))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
