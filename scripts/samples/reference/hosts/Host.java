import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the programs of a list one after the other, each with its own streams; see execute.ts. */
public class Host {
    public static void main(String[] args) throws Exception {
        var report = System.out;
        for (var line : Files.readAllLines(Path.of(args[0]))) {
            var parts = line.split("\t");
            var dir = Path.of(parts[1]);
            var code = 0;
            try (var out = stream(dir.resolve("stdout")); var err = stream(dir.resolve("stderr"))) {
                System.setOut(out);
                System.setErr(err);
                var main = Class.forName(parts[2].replace(".java", "")).getMethod("main", String[].class);
                try {
                    main.invoke(null, (Object) new String[0]);
                } catch (InvocationTargetException error) {
                    error.getCause().printStackTrace();
                    code = 1;
                }
            }
            report.println(parts[0] + " " + code);
        }
        // HTTP clients keep threads alive for a while.
        System.exit(0);
    }

    private static PrintStream stream(Path file) throws Exception {
        return new PrintStream(new FileOutputStream(file.toFile()), true, StandardCharsets.UTF_8);
    }
}
