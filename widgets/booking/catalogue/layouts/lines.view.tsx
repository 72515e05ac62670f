import { ServiceLine } from '../services/service-line.view.tsx';
import type { ServiceListProps, ServicesLayout } from './catalogue-layouts.ts';

/** A line for each: what it is, what it costs, a small picture and the way to book it. */
function Lines({ services, currency, serviceTarget, onBook }: ServiceListProps) {
  return (
    <ul>
      {services.map((listed) => (
        <ServiceLine
          key={listed.service.id}
          listed={listed}
          currency={currency}
          to={serviceTarget(listed.service)}
          onBook={() => onBook(listed.service)}
        />
      ))}
    </ul>
  );
}

export const linesLayout: ServicesLayout = { Services: Lines };
